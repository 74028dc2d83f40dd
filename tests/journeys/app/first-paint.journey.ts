import type { Page } from '@playwright/test'
import { administrator, comeBackAs } from '../support.ts'
import { expect, test } from '../test.ts'

const outline = (page: Page) => page.getByRole('status', { name: 'Loading' })
const kindOf = (page: Page) => page.locator('html').getAttribute('data-outline')
const onlyMarkup = (page: Page) => page.route('**/assets/**', route => route.abort())

/** Holds back the style sheet. Resolves with a function that releases it. */
async function holdStyleSheet(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.css', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const isStyled = (page: Page) =>
  page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet))

/** True if all scripts of the page have loaded. */
const haveScripts = (page: Page) =>
  page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href)
    const named = [
      ...links,
      ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src),
    ]
    return named.length > 1 && named.every(address => performance.getEntriesByName(address).length > 0)
  })

/** Waits until the page is idle, so that released scripts have run. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (const _turn of [1, 2, 3]) await new Promise(resolve => requestIdleCallback(resolve))
  })

/** Returns the position and computed styles of each element in the outline. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('html, body, #outline, #outline *'), element => {
      const style = getComputedStyle(element)
      const names = Array.from(style).filter(name => !name.startsWith('--'))
      const styles = Object.fromEntries(names.map(name => [name, style.getPropertyValue(name)]))
      return { box: element.getBoundingClientRect().toJSON() as object, styles }
    }),
  )

const kinds = [
  ['/sign-in', 'step'],
  ['/admin', 'page'],
  ['/admin/transactions', 'list'],
  ['/admin/transactions/create', 'page'],
] as const

for (const [path, kind] of kinds) {
  test(`shows the outline of ${path} before any file of the app`, async ({ page }) => {
    await onlyMarkup(page)
    await page.goto(path)
    await expect(outline(page)).toBeVisible()
    expect(await kindOf(page)).toBe(kind)
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).not.toBe('rgba(0, 0, 0, 0)')
  })
}

for (const [width, colorScheme] of [
  [1440, 'light'],
  [360, 'dark'],
] as const) {
  test(`keeps the outline when the style sheet loads, ${colorScheme} and ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/*.js', route => route.abort())
    for (const [path] of kinds) {
      const release = await holdStyleSheet(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(outline(page)).toBeVisible()
      const looks = await looksOf(page)
      expect(looks.length).toBeGreaterThan(5)
      expect(await isStyled(page)).toBe(false)
      release()
      await expect.poll(() => isStyled(page)).toBe(true)
      expect(await looksOf(page)).toEqual(looks)
    }
  })
}

test('paints the outline without the style sheet, and the screen waits for it', async ({ page }) => {
  await comeBackAs(page, administrator)
  const release = await holdStyleSheet(page)
  const fonts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/admin/transactions', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await expect.poll(() => haveScripts(page)).toBe(true)
  await idle(page)
  await expect(outline(page)).toBeVisible()
  await expect(page.locator('#root')).toBeEmpty()
  // A browser with a session has the fonts in its cache.
  expect(fonts).toHaveLength(2)
  release()
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
})

for (const width of [1440, 1000, 360]) {
  test(`aligns the sign-in with its outline, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdStyleSheet(page)
    await page.goto('/sign-in', { waitUntil: 'commit' })
    const outlined = await page.locator('[data-part=button]').boundingBox()
    release()
    const shown = await page.getByRole('button', { name: 'Sign in' }).boundingBox()
    expect(outlined).toMatchObject({ x: shown?.x, width: shown?.width })
  })
}

test('replaces the outline by the screen', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin/transactions')
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
  await expect(page.locator('#outline')).toBeHidden()
})

test('shows the outline of the sign-in at every address after signing out', async ({ page }) => {
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

test('prefetches the screen of a hovered link', async ({ page }) => {
  await comeBackAs(page, administrator)
  // The page is never idle, so it prefetches nothing else.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/admin/transactions')
  const link = page.getByRole('link', { name: 'New transaction' })
  await expect(link).toBeVisible()
  const fetched = page.waitForRequest(request => request.resourceType() === 'script')
  await link.hover()
  expect((await fetched).url()).toContain('/assets/')
  await expect(page).toHaveURL('/admin/transactions')
})
