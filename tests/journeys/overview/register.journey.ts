import { readFile } from 'node:fs/promises'
import papaparse from 'papaparse'
import { comeBackAs, owner } from '../support.ts'
import { expect, test } from '../test.ts'

test('register has the purchases of the statement, and saves them as CSV', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/statement?period=year')
  const created = await page.getByText(/^Created on /).textContent()
  const [, count = ''] = /from (\d+) trades/.exec(created ?? '') ?? []
  await page.goto('/business')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'This year' }).click()
  await expect(page).toHaveURL(/\/business\/register\?period=year$/)
  await expect(page.getByRole('radio', { name: `All ${count}` })).toBeChecked()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV', exact: true }).click(),
  ])
  const { data } = papaparse.parse<Record<string, string>>(await readFile(await download.path(), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  expect(new Set(data.map(row => row.Record)).size).toBe(Number(count))
})
