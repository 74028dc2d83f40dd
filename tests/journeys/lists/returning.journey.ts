import { administrator, comeBackAs, owner, rows, save } from '../support.ts'
import { expect, test } from '../test.ts'

test('Back leads from page 2 to page 1 and restores the scroll position', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('/business/transactions')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  const firstPage = await rows(page).allInnerTexts()
  const scrolled = () => page.evaluate(() => scrollY)

  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/business/transactions?page=2')
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
  expect(await rows(page).allInnerTexts()).not.toEqual(firstPage)
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/business/transactions')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  expect(await rows(page).allInnerTexts()).toEqual(firstPage)
  await expect.poll(scrolled).toBe(left)

  await page.goForward()
  await expect(page).toHaveURL('/business/transactions?page=2')
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
})

test('reload restores the scroll position, and so does Back afterwards', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('/business/transactions')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  const scrolled = () => page.evaluate(() => scrollY)
  /** Allows one pixel, because some browsers round positions between two pixels down. */
  const isAt = (position: number) =>
    expect.poll(async () => Math.abs((await scrolled()) - position)).toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded()
  const first = await scrolled()
  expect(first).toBeGreaterThan(100)
  await page.reload()
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await isAt(first)

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 150))
  await page.reload()
  // Reloads once more, before the rows of the first reload appear.
  await page.reload()
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
  await isAt(150)
  await page.goBack()
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await isAt(first)
})

test('new record is visible in its list, and briefly marked', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/admin/materials?pageSize=100&searchTerm=copper')
  await page.getByRole('link', { name: 'New material' }).click()
  await page.getByLabel('Name').fill('Paint, water-based')
  await page.getByLabel('GW code').fill('GW 18')
  await page.getByLabel('CO₂ factor').fill('0.4')
  await save(page, 'Create material')
  await expect(page).toHaveURL('/admin/materials?pageSize=100')
  const row = page.getByRole('row', { name: /^Paint, water-based/ })
  // Less than 1, because scroll positions are rounded to pixels.
  await expect(row).toBeInViewport({ ratio: 0.98 })
  const { tint, plain } = await row.evaluate(marked => ({
    tint: getComputedStyle(marked).backgroundColor,
    plain: getComputedStyle(marked.previousElementSibling ?? marked).backgroundColor,
  }))
  expect(tint).not.toBe(plain)
  await expect(row).toHaveCSS('background-color', plain)
})

test('record opens at its top on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  await rows(page).nth(3).getByRole('link').click()
  await expect(page.getByRole('form', { name: 'Edit transaction' })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
