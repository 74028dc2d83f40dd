import type { Page } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { CarbonStatement } from '#schemas/statement.ts'
import { exportedReport, rowsOfCsv } from '../downloads.ts'
import { printed } from '../printed.ts'
import { type RawTrade, rawTrades } from '../raw-trades.ts'
import { collector, comeBackAs, owner } from '../support.ts'
import { expect, test } from '../test.ts'

const scaled = (amount: number | string, decimals: number) => BigInt(Math.round(Number(amount) * 10 ** decimals))

/** Formats an integer with implied decimals as a decimal number without trailing zeros. */
function decimal(amount: bigint, decimals: number): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
  return amount < 0n ? `-${text}` : text
}

/** Formats millionths of a kg as kg with two decimals; rounds half to even. */
function shown(millionths: bigint): string {
  const [quotient, rest] = [millionths / 10_000n, millionths % 10_000n]
  const isUp = rest > 5_000n || (rest === 5_000n && quotient % 2n === 1n)
  const text = String(isUp ? quotient + 1n : quotient).padStart(3, '0')
  return `${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ' ')}.${text.slice(-2)}`
}

type Row = { name: string; weight: bigint; carbon: bigint }

/**
 * Returns totals by material and a grand total, computed without the app's code. Weights are in hundredths of a kg,
 * CO₂e in millionths of a kg.
 */
function expectedTotals(trades: readonly RawTrade[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { name, weight, carbonFactor } of trades.flatMap(({ materials }) => materials)) {
    for (const key of ['All materials', name]) {
      const row = rows.get(key) ?? { name: key, weight: 0n, carbon: 0n }
      const kg = scaled(weight, 2)
      rows.set(key, { name: key, weight: row.weight + kg, carbon: row.carbon + kg * scaled(carbonFactor, 4) })
    }
  }
  return [...rows.values()]
}

/** A period that ends today in Johannesburg, so that it is still running. */
const fromTo = {
  from: '2025-01-01',
  to: new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Johannesburg' }),
}
/** True if the trade is within the period, in Johannesburg time: the time zone of the journeys' browser. */
const isWithin = ({ createdAt }: RawTrade) =>
  Date.parse(`${fromTo.from}T00:00+02:00`) <= Date.parse(createdAt) &&
  Date.parse(createdAt) < Date.parse('2027-01-01T00:00+02:00')

const sheet = (page: Page) => page.getByRole('table', { name: 'By family and material' })

async function openStatement(page: Page, area: 'business' | 'collector') {
  await page.goto(`/${area}/statement?from=${fromTo.from}&to=${fromTo.to}`)
  await expect(sheet(page)).toBeVisible()
}

test('statement agrees with its trades to the last digit on screen, paper and in both files', async ({ page }) => {
  await comeBackAs(page, owner)
  await openStatement(page, 'business')
  const { trades, businessId } = await rawTrades(page, 'transactions')
  const bought = trades.filter(trade => trade.buyerId === businessId && isWithin(trade))
  expect(bought.length, 'fewer than all, so that the rest is left out').toBeLessThan(trades.length)
  const rows = expectedTotals(bought)
  expect(rows.length).toBeGreaterThan(10)

  const csv = await exportedReport(page, 'Standard CSV')
  const json = await exportedReport(page, 'JSON')
  const statement = JSON.parse(json.text) as CarbonStatement
  const cells = rowsOfCsv(csv.text)
  const { pages } = await printed(page)
  const paper = pages.join('')

  for (const { name, weight, carbon } of rows) {
    const figures = [shown(weight * 10_000n), shown(carbon)]
    const row = sheet(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row.getByRole('cell').nth(3)).toHaveText(figures[0] ?? '')
    await expect(row.getByRole('cell').nth(4)).toHaveText(figures[1] ?? '')
    // On paper, code, factor and source are between the name and the amounts.
    const start = paper.indexOf(name.replaceAll(' ', ''), paper.indexOf('kg/kg'))
    expect(paper.slice(start, start + 90), `${name} in print`).toContain(figures.join('').replaceAll(' ', ''))
    const exact = [decimal(weight, 2), decimal(carbon, 6)]
    const isAll = name === 'All materials'
    const inJson = isAll
      ? statement.totals
      : statement.families.flatMap(({ materials }) => materials).find(material => material.name === name)
    expect([inJson?.weightKg, inJson?.avoidedKg], `${name} in JSON`).toEqual(exact)
    const inCsv = cells.find(other => (isAll ? other.Row === 'all' : other.Material === name))
    expect([inCsv?.['Weight (kg)'], inCsv?.['CO2e avoided, estimated (kg)']], `${name} in CSV`).toEqual(exact)
  }

  expect(statement.trades.count).toBe(bought.length)
  expect(cells.every(({ Fingerprint }) => Fingerprint === statement.fingerprint)).toBe(true)
  expect(paper).toContain(statement.fingerprint)
  await expect(page.getByText(statement.fingerprint)).toBeVisible()
  expect([csv.name, json.name]).toEqual(
    ['csv', 'json'].map(end => `carbon-statement-umhlanga-metals-${fromTo.from}-${fromTo.to}.${end}`),
  )

  const ajv = new Ajv2020()
  addFormats.default(ajv)
  const schema = await page.request.get('/schemas/carbon-statement-2.json')
  expect(schema.headers()['content-type']).toContain('application/json')
  const published = (await schema.json()) as { $id: string }
  expect(published.$id).toBe(statement.$schema)
  expect(ajv.validate(published, statement), ajv.errorsText()).toBe(true)
})

test('prints a long statement on A4 with headings and page numbers, light in a dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await comeBackAs(page, collector)
  await openStatement(page, 'collector')
  const { pages, sizes } = await printed(page)
  expect(pages.length).toBeGreaterThan(1)
  for (const size of sizes) expect(size).toEqual([0, 0, 595, 842])
  for (const [at, text] of pages.entries()) {
    expect(text).toContain('Carbonstatement·BonganiKhumalo·Jan1,2025–')
    expect(text).toContain(`Page${at + 1}of${pages.length}`)
    // Labels of buttons and navigation, which must not print.
    expect(text).not.toMatch(/PrintExport|Overview|Period(?!:)|Mockpanel/)
  }
  const tables = pages.filter(text => /GW5\d-0\d/.test(text))
  expect(tables.length).toBeGreaterThan(1)
  for (const text of tables) expect(text).toContain('MaterialGWcodeFactorkg/kgSourceWeightkgCO₂eavoidedkg')

  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const onScreen = await ink()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const onPaper = await ink()
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  expect(onPaper).toBe(await ink())
  expect(onPaper).not.toBe(onScreen)
})
