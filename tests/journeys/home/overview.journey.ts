import type { Page } from '@playwright/test'
import { administrator, comeBackAs, owner, tabTo } from '../support.ts'
import { expect, test } from '../test.ts'

const month = (page: Page) => page.getByRole('group', { name: /^CO₂e by month/ }).getByRole('img')

const boughtWeight = (page: Page) => page.getByRole('group', { name: 'Bought' }).getByRole('definition').first()

/** Returns the label of the chart's focused month. */
const focusedMonth = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Waits until all pages of a period are loaded, because the comparison appears only then. */
const expectFigures = (page: Page) => expect(page.getByText(/ compared with .* \d{4}$/)).toBeVisible()

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

test('chooses a period, shares its link, types days, and returns with Back', async ({ page, context }) => {
  await comeBackAs(page, owner)
  await page.goto('/business')
  await expectFigures(page)
  const ofYear = await boughtWeight(page).innerText()

  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'This quarter' }).click()
  await expect(page).toHaveURL('/business?period=quarter')
  await expectFigures(page)
  await expect(month(page)).not.toHaveCount(12)
  const ofQuarter = await boughtWeight(page).innerText()
  expect(ofQuarter).not.toBe(ofYear)

  const other = await context.newPage()
  await other.goto(page.url())
  await expectFigures(other)
  await expect(boughtWeight(other)).toHaveText(ofQuarter)
  await other.close()

  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'From – to' }).click()
  await page.getByLabel('From', { exact: true }).fill('2026-01-01')
  await page.getByLabel('To', { exact: true }).fill('2026-02-15')
  await expect(page).toHaveURL('/business?from=2026-01-01&to=2026-02-15')
  await expect(month(page)).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL('/business?period=quarter')
  await expect(boughtWeight(page)).toHaveText(ofQuarter)
  await page.goBack()
  await expect(page).toHaveURL('/business')
  await expect(boughtWeight(page)).toHaveText(ofYear)
})
