import { exportedReport, rowsOfCsv } from '../downloads.ts'
import { printed } from '../printed.ts'
import { comeBackAs, owner } from '../support.ts'
import { expect, test } from '../test.ts'

test('register has the purchases of the statement, and saves them as CSV', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/statement?period=year')
  const created = await page.getByText(/^Created on /).textContent()
  const [, count = ''] = /from (\d+) trades/.exec(created ?? '') ?? []
  await page.goto('/business')
  await page.getByRole('button', { name: 'Reports' }).click()
  await page.getByRole('menuitem', { name: 'Register of acquisitions' }).click()
  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'This year' }).click()
  await expect(page).toHaveURL(/\/business\/register\?period=year$/)
  await expect(page.getByRole('radio', { name: `All ${count}` })).toBeChecked()
  const { text } = await exportedReport(page, 'Standard CSV')
  expect(new Set(rowsOfCsv(text).map(row => row.Record)).size).toBe(Number(count))
})

test('register prints on A4 landscape with a reason, and only then', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'register'
    }
  })
  await comeBackAs(page, owner)
  await page.goto('/business/register')
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
  const without = await printed(page)
  expect(without.pages.join('')).toContain('Printingtheregisterrequiresareason')
  expect(without.pages.join('')).not.toContain('Seller')

  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reason for printing' }).fill('Inspection')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'register')
  const { pages, sizes } = await printed(page)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).toHaveLength(await page.locator('[data-paper="register"] section').count())
  for (const size of sizes) expect(size).toEqual([0, 0, 842, 595])
  for (const [at, text] of pages.entries()) {
    expect(text).toContain(`Page${at + 1}of${pages.length}`)
    expect(text).toContain('ReasonforprintingInspection')
    expect(text).toContain('ForUmhlangaMetals:name,signatureanddate')
    expect(text).not.toMatch(/SaveasCSV|Withgaps/)
  }
})

test('register scrolls in its card, and the page does not', async ({ page }) => {
  await page.goto('/business/register?mock-as=naledi&mock-scenario=long-names')
  const table = page.getByRole('table', { name: 'Register of acquisitions' })
  await expect(table).toBeVisible()
  const overflow = (part: Element) => part.scrollWidth - part.clientWidth
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('html').evaluate(overflow), `${width} px`).toBe(0)
  }
  expect(await table.locator('..').evaluate(overflow)).toBeGreaterThan(0)
})
