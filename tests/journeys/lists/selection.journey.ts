import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { rowsOfCsv, savedFile } from '../downloads.ts'
import { administrator, comeBackAs, confirmDeletion } from '../support.ts'
import { expect, test } from '../test.ts'

const rowsOf = (page: Page) => page.locator('[data-row]')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })
const namesOf = async (rows: Locator) =>
  (await rows.getByRole('rowheader').allInnerTexts()).map(text => text.split('\n')[0])

async function openList(page: Page, path: string) {
  await comeBackAs(page, administrator)
  await page.goto(path)
  await expect(rowsOf(page).first().locator('[data-row-check]')).toBeAttached()
}

/** Selects the rows from one index to another with the pointer; the first row is 0. */
async function selectRange(page: Page, from: number, to: number) {
  await rowsOf(page).nth(from).hover()
  await rowsOf(page).nth(from).getByRole('checkbox').click()
  await rowsOf(page)
    .nth(to)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
}

test('exports and deletes ranges on two pages, except refused rows', async ({ page }) => {
  await openList(page, '/admin/materials?mock-fail=materials.delete:409:once')
  const first = (await namesOf(rowsOf(page))).slice(1, 4)
  await selectRange(page, 1, 3)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(rowsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  const second = (await namesOf(rowsOf(page))).slice(0, 2)
  await selectRange(page, 0, 1)
  await expect(bar(page)).toContainText('5 selected')
  expect(await accessibilityFaults(page)).toEqual([])

  await bar(page).getByRole('button', { name: 'Export selected' }).click()
  const file = await savedFile(page, () => page.getByRole('menuitem', { name: 'Standard CSV' }).click())
  expect(file.name).toMatch(/^threereco materials, selected, \d{4}-\d\d-\d\d\.csv$/)
  expect(rowsOfCsv(file.text).map(row => row['Name'])).toEqual([...first, ...second])

  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await confirmDeletion(page)
  const dialog = page.getByRole('dialog', { name: '1 not deleted' })
  await expect(dialog).toContainText('4 deleted.')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar(page)).toContainText('1 selected')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(rowsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  expect((await namesOf(rowsOf(page))).filter(name => [...first, ...second].includes(name))).toEqual(first.slice(0, 1))
})

test('assigns a role to users by keys alone', async ({ page }) => {
  await openList(page, '/admin/users')
  await rowsOf(page).first().getByRole('link').focus()
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Shift+Space']) await page.keyboard.press(key)
  await expect(bar(page)).toContainText('3 selected')
  await bar(page).getByRole('button', { name: 'Assign role' }).press('Enter')
  await page.getByRole('combobox', { name: 'Role' }).fill('Business Staff')
  await page.getByRole('option', { name: /^Business Staff/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Assign role' }).press('Enter')
  await expect(page.getByText('3 users assigned the role Business Staff')).toBeVisible()
  await rowsOf(page).first().getByRole('link').focus()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

test.describe('on touch screens', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('selection starts in the menu of a row', async ({ page }) => {
    await openList(page, '/admin/materials')
    const row = rowsOf(page).nth(1)
    await expect(row.locator('[data-row-check]')).toBeHidden()
    await row.getByRole('button', { name: /^Menu/ }).tap()
    await page.getByRole('menuitem', { name: 'Select' }).tap()
    await expect(bar(page)).toContainText('1 selected')
    await rowsOf(page).first().getByRole('checkbox').tap()
    await expect(bar(page)).toContainText('2 selected')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
