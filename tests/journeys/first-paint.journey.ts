import type { Page } from '@playwright/test'
import { administrator, comeBackAs } from './support.ts'
import { expect, test } from './test.ts'

const outline = (page: Page) => page.getByRole('status', { name: 'Loading' })
const kindOf = (page: Page) => page.locator('html').getAttribute('data-outline')
const onlyMarkup = (page: Page) => page.route('**/*.js', route => route.abort())

for (const [path, kind] of [
  ['/sign-in', 'step'],
  ['/admin', 'page'],
  ['/admin/transactions', 'list'],
  ['/admin/transactions/create', 'page'],
] as const) {
  test(`${path} has its outline before any file of the app has run`, async ({ page }) => {
    await onlyMarkup(page)
    await page.goto(path)
    await expect(outline(page)).toBeVisible()
    expect(await kindOf(page)).toBe(kind)
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).not.toBe('rgba(0, 0, 0, 0)')
  })
}

test('the outline gives way to the screen', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin/transactions')
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
  await expect(page.locator('#outline')).toBeHidden()
})

test('after signing out every address has the outline of the sign-in', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin')
  await page.getByRole('button', { name: /^Lindiwe Pretorius/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await onlyMarkup(page)
  await page.goto('/admin/transactions')
  await expect(outline(page)).toBeVisible()
  expect(await kindOf(page)).toBe('step')
})

test('a link that is pointed at has the file of its screen fetched', async ({ page }) => {
  await comeBackAs(page, administrator)
  // Never idle: nothing is fetched ahead for another reason.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/admin/transactions')
  const link = page.getByRole('link', { name: 'New transaction' })
  await expect(link).toBeVisible()
  const fetched = page.waitForRequest(request => request.resourceType() === 'script')
  await link.hover()
  expect((await fetched).url()).toContain('/assets/')
  await expect(page).toHaveURL('/admin/transactions')
})
