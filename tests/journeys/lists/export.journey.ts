import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { rowsOfCsv, savedFile } from '../downloads.ts'
import { administrator, comeBackAs } from '../support.ts'
import { expect, test } from '../test.ts'

type RawTrade = {
  id: string
  materials: Array<{ name: string; gwCode: string; weight: number; value: number }>
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
  expect(await accessibilityFaults(page)).toEqual([])

  const { text } = await savedFile(page, () => page.getByRole('button', { name: 'Continue' }).click())
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(
    rowsOfCsv(text).map(row => [
      row.Id,
      row.Material,
      row['GW code'],
      Number(row['Weight (kg)']),
      Number(row['Value (R)']),
    ]),
  ).toEqual(
    trades.flatMap(({ id, materials }) =>
      materials.map(({ name, gwCode, weight, value }) => [id, name, gwCode, weight, value]),
    ),
  )
})
