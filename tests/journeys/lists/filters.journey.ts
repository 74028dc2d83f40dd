import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { administrator, comeBackAs, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: /^Remove filter/ })
const totals = (page: Page) => page.locator('tfoot')

test('filters by keyboard, saves a view, and Back removes the filters one by one', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin/transactions')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Control+Shift+F')
  const menu = page.getByRole('dialog', { name: 'Filter' })
  await expect(menu.getByRole('option', { name: 'Period' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('metal')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?family=metal$/)
  await page.keyboard.type('weig')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('spinbutton', { name: 'From, kg' })).toBeFocused()
  await page.keyboard.type('500')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?family=metal&weight=500\.\.$/)
  await expect(chips(page)).toHaveCount(2)
  await expect(totals(page)).toContainText(/^\d+ transactions(?! so far)/)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Save view' }).click()
  await page.keyboard.type('Heavy metal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Heavy metal' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(chips(page)).toHaveCount(1)
  await page.goBack()
  await expect(chips(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Heavy metal' }).click()
  await expect(chips(page)).toHaveCount(2)
})

test('on a phone, totals stay visible, and a figure of the material flow opens the filtered list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await comeBackAs(page, owner)
  await page.goto('/business/flow?period=last12&show=in')
  const sheet = page.getByRole('dialog', { name: 'In' })
  // The end of the sheet is within reach: it scrolls.
  await sheet.getByText(/^Times are in/).scrollIntoViewIfNeeded()
  await expect(sheet.getByText(/^Times are in/)).toBeInViewport()
  await sheet.getByRole('link', { name: 'Open in Transactions' }).click()
  await expect(chips(page)).toHaveCount(2)
  await expect(totals(page)).toContainText(/^\d+ transactions(?! so far)/)
  await expect(totals(page)).toBeInViewport({ ratio: 1 })
  await expect(rows(page).first()).toBeVisible()
})

test('on a phone, totals cover no focused row, and do not stick in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await comeBackAs(page, administrator)
  await page.goto('/admin/transactions?family=metal&pageSize=25')
  await expect(totals(page)).toContainText(/^\d+ transactions(?! so far)/)
  for (const row of await rows(page).getByRole('link').all()) {
    await row.focus()
    const [link, foot] = [await row.boundingBox(), await totals(page).boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  }
  await page.setViewportSize({ width: 320, height: 300 })
  await expect(totals(page)).not.toBeInViewport()
})
