import type { Page } from '@playwright/test'
import { administrator, comeBackAs, tabTo } from '../support.ts'
import { expect, test } from '../test.ts'

const month = (page: Page) => page.getByRole('group', { name: /^CO₂e by month/ }).getByRole('img')

/** Returns the label of the chart's focused month. */
const focusedMonth = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Waits until all pages of a period are loaded, because the comparison appears only then. */
const expectFigures = (page: Page) => expect(page.getByText(/^Compared with .* \d{4}\./)).toBeVisible()

test('an administrator reads the overview by keyboard: period, months, table, latest transactions', async ({
  page,
}) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin')
  await expect(page.getByText(/^All businesses, /)).toBeVisible()
  await expectFigures(page)
  await expect(month(page)).toHaveCount(12)

  await tabTo(page, month(page).last())
  const last = await focusedMonth(page)
  await page.keyboard.press('ArrowLeft')
  await expect(month(page).nth(10)).toBeFocused()
  expect(await focusedMonth(page)).not.toBe(last)
  await page.keyboard.press('Home')
  await expect(month(page).first()).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const table = page.getByRole('table', { name: 'CO₂e by month' })
  // Twelve months, a row of totals, and the header.
  await expect(table.getByRole('row')).toHaveCount(14)
  const rows = page.getByRole('region', { name: 'Latest transactions' }).getByRole('row')
  await expect(rows).toHaveCount(6)
})
