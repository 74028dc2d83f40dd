import type { Page } from '@playwright/test'
import { type BuiltCell, workbook } from '#tests/inputs/workbook.ts'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { rawTrades } from '../raw-trades.ts'
import { comeBackAs, confirmDeletion, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

const year = new Date().getFullYear() - 1
const path = '/business/transactions/import'
const march = `/business/transactions?period=${year}-03-01..${year}-03-31&pageSize=100`

/** Returns a day in March as a spreadsheet stores it. */
const real = (day: number): BuiltCell => ({
  day: Date.UTC(year, 2, day) / 86_400_000 + 25_569,
  format: 'dd/mm/yyyy',
})

/** Trades with real dates and one line each: 2 per day. */
const simple = Array.from({ length: 30 }, (_, at): BuiltCell[] => [
  `N${at}`,
  real(12 + Math.floor(at / 2)),
  'Sipho Dlamini',
  'PET bottles',
  10 + at,
  '50,5',
])

const file = workbook(
  {
    [`Scale book ${year}`]: [
      [`Umhlanga Metals: scale book of March ${year}`],
      ['Printed by the office'],
      [],
      [null, 'Visit', null, 'Load', null, 'Paid'],
      ['Slip no', 'Date', 'Supplier', 'Material', 'Net weight (kg)', 'Amount (R)'],
      ['S1', `3 March ${year}`, 'Sipho Dlamini', 'Copper wire', '12,5', '1 600,00'],
      [null, null, null, 'Aluminium cans', '40', '860,00'],
      ['S2', `Tuesday, March 4, ${year}`, 'Naledi Mokoena', 'Coper wire', '8,2', '1 049,60'],
      ['S3', `5 Mar ${year}`, 'Oom Piet', 'Copper wire', '3', '384,00'],
      ['S4', real(10), 'Sipho Dlamini', 'Old carpets', '5', '10,00'],
      ['S5', real(11), 'Naledi Mokoena', 'PET bottles', 120.5, '626,60'],
      ['S6', real(11), 'Sipho Dlamini', 'Copper wire', 'about 30', '3 840,00'],
      ...simple,
      [null, 'Total', null, null, '1 000', '5 000,00'],
    ],
  },
  ['A1:F1', 'B4:C4', 'D4:E4'],
)

const hasNoFaults = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([])

const previewRow = (page: Page, name: string | RegExp) =>
  page.getByRole('table', { name: 'Import preview' }).getByRole('row', { name })

/** Returns the number of purchases in March, and their weight in kg. */
async function purchasesOf(page: Page) {
  const { trades } = await rawTrades(page, 'transactions')
  const found = trades.filter(({ createdAt }) => createdAt.startsWith(`${year}-03`))
  const weight = found.flatMap(({ materials }) => materials).reduce((sum, line) => sum + line.weight, 0)
  return { count: found.length, weight: Math.round(weight * 100) / 100 }
}

/** Chooses a record for a name of the file. */
async function clarify(page: Page, name: string, record: string) {
  await page.getByRole('combobox', { name: `Record for “${name}”` }).fill(record)
  await page.getByRole('option', { name: record }).click()
}

test('a yard imports the spreadsheet of a month, continues after a reload, and undoes it', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto(march)
  await expect(page.getByRole('table', { name: 'Transactions' })).toHaveAttribute('aria-busy', 'false')
  const before = await purchasesOf(page)
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
  await hasNoFaults(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'scale book.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(file),
  })

  await expect(page.getByText('32 new, 0 changed, 0 unchanged and 4 invalid. 1 left out.')).toBeVisible()
  await expect(page.getByText('The 4 rows above are not read.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 names to clarify' })).toBeVisible()
  await expect(previewRow(page, /^3 March/)).toContainText('52.50 kg · R 2 460.00')
  await expect(previewRow(page, /^Continues row 6/)).toContainText('Aluminium cans')
  await hasNoFaults(page)
  await page.getByRole('button', { name: 'Did you mean Copper wire?' }).click()
  await expect(page.getByRole('heading', { name: '2 names to clarify' })).toBeVisible()
  await clarify(page, 'Oom Piet', 'Sipho Dlamini')
  await page.getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('button', { name: 'Weight: about 30. Edit' }).press('Enter')
  await page.getByRole('textbox', { name: 'Weight' }).fill('30')
  await page.keyboard.press('Enter')
  await expect(page.getByText('35 new, 0 changed, 0 unchanged and 0 invalid. 2 left out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Weight: 30. Edit' })).toBeFocused()
  await expect(previewRow(page, /^Tuesday/)).toContainText('8.20 kg · R 1 049.60')

  await page.setViewportSize({ width: 390, height: 844 })
  await hasNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const card = previewRow(page, /^3 March/)
  await expect(card.getByRole('checkbox', { name: 'Import row 6' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Import 35 transactions' }).click()
  await expect(page.getByText(/^[1-9]\d* of 35 transactions imported\./).first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { name: 'Not finished' })).toBeVisible()
  // The mock stores its latest changes during the check.
  await hasNoFaults(page)
  await page.reload()
  await expect(page.getByRole('cell', { name: 'Not finished' })).toBeVisible()
  await hasNoFaults(page)
  await page.getByRole('button', { name: 'Continue import scale book.xlsx' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await hasNoFaults(page)
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect(page.getByText('35 of 35 transactions imported.').first()).toBeVisible()
  await hasNoFaults(page)

  await page.goto(march)
  await expect(rows(page)).toHaveCount(before.count + 35)
  const weights = [12.5, 40, 8.2, 3, 120.5, 30, ...simple.map(([, , , , weight]) => Number(weight))]
  const imported = weights.reduce((sum, weight) => sum + weight)
  expect(await purchasesOf(page)).toEqual({
    count: before.count + 35,
    weight: Math.round((before.weight + imported) * 100) / 100,
  })

  await page.goto(path)
  await page.getByRole('button', { name: 'Undo import scale book.xlsx' }).click()
  await expect(page.getByRole('row', { name: /To delete/ })).toHaveCount(25)
  await hasNoFaults(page)
  await page.getByRole('button', { name: 'Undo 35 transactions' }).click()
  await confirmDeletion(page)
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  await hasNoFaults(page)
  await page.goto(march)
  await expect(rows(page)).toHaveCount(before.count)
  expect(await purchasesOf(page)).toEqual(before)
})
