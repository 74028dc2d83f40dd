import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { MaterialFlow } from '#schemas/flow.ts'
import { exportedReport, rowsOfCsv } from '../downloads.ts'
import { printed } from '../printed.ts'
import { type RawTrade, rawTrades } from '../raw-trades.ts'
import { comeBackAs, owner } from '../support.ts'
import { expect, test } from '../test.ts'

/** Returns both lists as the mock sends them, and the user's business. */
async function rawLists(page: Page) {
  const { trades: transactions, businessId } = await rawTrades(page, 'transactions')
  const { trades: collections } = await rawTrades(page, 'collections')
  return { transactions, collections, businessId }
}

/** First moment of the period, in Johannesburg time: the time zone of the journeys' browser. */
const from = Date.parse('2026-01-01T00:00+02:00')

/** Returns weights in hundredths of a kg: opening, bought, collected, sold and closing. */
function expectedTotals({ transactions, collections, businessId }: Awaited<ReturnType<typeof rawLists>>) {
  const weightOf = (trades: readonly RawTrade[]) =>
    trades.flatMap(({ materials }) => materials).reduce((sum, { weight }) => sum + Math.round(weight * 100), 0)
  const isOwn = ({ buyerId }: RawTrade) => buyerId === businessId
  const parts = (isOf: (trade: RawTrade) => boolean) => ({
    bought: weightOf(transactions.filter(trade => isOwn(trade) && isOf(trade))),
    collected: weightOf(collections.filter(isOf)),
    sold: weightOf(transactions.filter(trade => !isOwn(trade) && isOf(trade))),
  })
  const isNow = ({ createdAt }: RawTrade) => Date.parse(createdAt) >= from
  const earlier = parts(trade => !isNow(trade))
  const { bought, collected, sold } = parts(isNow)
  const opening = earlier.bought + earlier.collected - earlier.sold
  return [opening, bought, collected, sold, opening + bought + collected - sold]
}

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Johannesburg' })

async function openFlow(page: Page) {
  await comeBackAs(page, owner)
  await page.goto(`/business/flow?from=2026-01-01&to=${today}`)
  await expect(page.getByRole('table', { name: 'Material flow by Material' })).toBeVisible()
}

test('material flow agrees with its records on screen and in all files', async ({ page }) => {
  await openFlow(page)
  const expected = expectedTotals(await rawLists(page))
  const { text: json, name } = await exportedReport(page, 'JSON')
  expect(name).toBe(`material-flow-umhlanga-metals-2026-01-01-${today}.json`)
  const flow = JSON.parse(json) as MaterialFlow
  const { openingKg, boughtKg, collectedKg, soldKg, closingKg } = flow.totals
  const hundredths = (kg: string | null) => Math.round(Number(kg) * 100)
  expect([openingKg, boughtKg, collectedKg, soldKg, closingKg].map(hundredths)).toEqual(expected)

  const records = await exportedReport(page, 'Records')
  expect(createHash('sha256').update(records.text).digest('hex')).toBe(flow.fingerprint)
  await expect(page.getByText(flow.fingerprint)).toBeVisible()

  const csv = rowsOfCsv((await exportedReport(page, 'Standard CSV')).text)
  const all = csv.find(({ Row }) => Row === 'all')
  expect([all?.['Opening stock (kg)'], all?.['Closing stock (kg)']]).toEqual([openingKg, closingKg])
  const annex = rowsOfCsv((await exportedReport(page, 'Records as CSV')).text)
  expect(annex).toHaveLength(flow.records.lines)
  const weights = annex.reduce((sum, row) => sum + hundredths(row['Weight (kg)'] ?? ''), 0)
  expect(weights).toBe(hundredths(boughtKg) + hundredths(collectedKg) + hundredths(soldKg))

  const ajv = new Ajv2020()
  addFormats.default(ajv)
  const published = (await (await page.request.get('/schemas/material-flow-2.json')).json()) as { $id: string }
  expect(published.$id).toBe(flow.$schema)
  expect(ajv.validate(published, flow), ajv.errorsText()).toBe(true)
})

test('material flow has a chart for the keyboard', async ({ page }) => {
  await openFlow(page)
  const months = page.getByRole('group', { name: /^Weight by month/ }).getByRole('img')
  await months.last().focus()
  await page.keyboard.press('Home')
  await expect(months.first()).toBeFocused()
  await expect(months.first()).toHaveAccessibleName(/^January 2026: .* in, .* out, .* in stock$/)
  await page.keyboard.press('ArrowRight')
  await expect(months.nth(1)).toBeFocused()
})

test('prints the material flow on A4 with its records, page numbers and a signature line', async ({ page }) => {
  await openFlow(page)
  await expect(page.getByText(/^Fingerprint of the figures/)).toBeVisible()
  await expect(page.locator('[aria-label="Finding records"]')).toHaveCount(0)
  const { pages, sizes } = await printed(page)
  expect(pages.length).toBeGreaterThan(2)
  for (const size of sizes) expect(size).toEqual([0, 0, 595, 842])
  for (const [at, text] of pages.entries()) {
    expect(text).toContain('Materialflow·UmhlangaMetals·Jan1')
    expect(text).toContain(`Page${at + 1}of${pages.length}`)
    // Labels of buttons and navigation, which must not print.
    expect(text).not.toMatch(/PrintExport|Showrecords|Groupby|Mockpanel/)
  }
  const paper = pages.join('')
  expect(paper).toContain('ForUmhlangaMetalsName,signatureanddate')
  expect(paper).toMatch(/[0-9A-F]{4}-[0-9A-F]{4}2026-\d\d-\d\d\d\d:\d\d:\d\d\+02:00/)
})
