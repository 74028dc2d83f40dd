import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import papaparse from 'papaparse'
import { administrator, comeBackAs, owner, stillness } from '../support.ts'
import { expect, test } from '../test.ts'

type RawTrade = {
  id: string
  createdAt: string
  buyer: { name: string } | null
  seller: { name: string } | null
  materials: Array<{ name: string; gwCode: string; carbonFactor: string; weight: number; value: number }>
}

/** Returns all records of a list as the mock sends them. */
const rawRows = <Row>(page: Page, query: string) =>
  page.evaluate(async path => {
    const rows: unknown[] = []
    for (let at = 1, pages = 1; at <= pages; at += 1) {
      const answer: unknown = await (await fetch(`/api/${path}&page=${at}&pageSize=100`)).json()
      const { items, pagination } = answer as { items: unknown[]; pagination: { pages: number } }
      rows.push(...items)
      pages = pagination.pages
    }
    return rows as Row[]
  }, query)

/** Exports the list. Returns the file's name, and its rows as a spreadsheet would parse them. */
async function exported(page: Page, rowFor?: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  if (rowFor) await page.getByRole('menuitem', { name: `One row for each ${rowFor}`, exact: true }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const { data, errors } = papaparse.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return { name: file.suggestedFilename(), rows: data }
}

/** Formats a time as in the exported file, in Johannesburg time: the time zone of the journeys' browser. */
const localTime = (moment: string) =>
  new Date(Date.parse(moment) + 2 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' ')

const scaled = (amount: number | string, decimals: number) => BigInt(Math.round(Number(amount) * 10 ** decimals))
/** Converts an integer with implied decimals to a number: 1234 with 2 decimals is 12.34. */
const asNumber = (sum: bigint, decimals: number) => Number(sum) / 10 ** decimals

const sum = (of: readonly bigint[]) => of.reduce((total, each) => total + each, 0n)

test("exports the mock's transactions in the list's search and order @specified", async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions?searchTerm=kasi')
  await expect(page.getByRole('table', { name: 'Transactions' })).toHaveAttribute('aria-busy', 'false')
  const query = 'transactions?searchTerm=kasi&preload=buyer&preload=seller&preload=materials'
  const trades = await rawRows<RawTrade>(page, query)
  expect(trades.length).toBeGreaterThan(4)

  const { name, rows } = await exported(page, 'transaction')
  expect(name).toMatch(/^threereco transactions Umhlanga Metals, search kasi, \d{4}-\d\d-\d\d\.csv$/)
  expect(
    rows.map(row => ({ ...row, 'Weight (kg)': Number(row['Weight (kg)']), 'Value (R)': Number(row['Value (R)']) })),
  ).toEqual(
    trades.map(({ id, createdAt, buyer, seller, materials }) => ({
      Buyer: buyer?.name ?? '',
      Seller: seller?.name ?? '',
      Date: localTime(createdAt),
      Lines: String(materials.length),
      'Weight (kg)': asNumber(sum(materials.map(({ weight }) => scaled(weight, 2))), 2),
      'Value (R)': asNumber(sum(materials.map(({ value }) => scaled(value, 2))), 2),
      'CO₂e avoided (kg)': expect.any(String),
      'Lines without a factor': '0',
      Number: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
      Id: id,
    })),
  )
  const carbon = trades.map(({ materials }) =>
    asNumber(sum(materials.map(({ weight, carbonFactor }) => scaled(weight, 2) * scaled(carbonFactor, 4))), 6),
  )
  expect(rows.map(row => Number(row['CO₂e avoided (kg)']))).toEqual(carbon)
})

test('exports a row per material with every line, despite a failure', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin/collections')
  await expect(page.getByRole('table', { name: 'Collections' })).toHaveAttribute('aria-busy', 'false')
  const trades = await rawRows<RawTrade>(page, 'collections?preload=buyer&preload=seller&preload=materials')
  await page.goto('/admin/collections?mock-fail=collections.list:403:1in3')
  await expect(page.getByRole('table', { name: 'Collections' })).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('menuitem', { name: 'One row for each material', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/1[03]0 of 130 rows read/)
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Continue' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  const { data } = papaparse.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  expect(
    data.map(row => [row.Id, row.Material, row['GW code'], Number(row['Weight (kg)']), Number(row['Value (R)'])]),
  ).toEqual(
    trades.flatMap(({ id, materials }) =>
      materials.map(({ name, gwCode, weight, value }) => [id, name, gwCode, weight, value]),
    ),
  )
})
