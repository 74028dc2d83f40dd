import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import papaparse from 'papaparse'
import { administrator, comeBackAs, stillness } from '../support.ts'
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
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Continue' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const { data } = papaparse.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  expect(
    data.map(row => [row.Id, row.Material, row['GW code'], Number(row['Weight (kg)']), Number(row['Value (R)'])]),
  ).toEqual(
    trades.flatMap(({ id, materials }) =>
      materials.map(({ name, gwCode, weight, value }) => [id, name, gwCode, weight, value]),
    ),
  )
})
