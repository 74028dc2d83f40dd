import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility-faults.ts'
import { administrator, comeBackAs } from './support.ts'
import { expect, test } from './test.ts'

const header = 'Name;GW code;CO₂ factor (kg/kg);Source\n'
/** Import file with new, changed and unchanged materials, and one row for each type of error. */
const file = `${header}${[
  'Brass swarf;GW 53-09;2,51;Own',
  'Garden waste;GW 20-09;-0,05;Own',
  'Bronze;GW 53-10;3,3;Own',
  'Lead sheet;GW 53-11;1,5;Own',
  'PET bottles;GW 51-01;1,2;WARM',
  'HDPE bottles;GW 51-02;0,8355;WARM',
  ';GW 53-12;1,5;No name',
  'Tin;;4,5;No code',
  'Zinc;GW 53-07;;No factor',
  'Nickel;GW 53-13;about 2;No number',
  'Solder;GW 53-14;1,5;Twice',
  'solder;GW 53-14;1,6;Twice',
  'Paper; mixed;GW 50-04;0,2;Not in quotes',
  `${'X'.repeat(201)};GW 53;1,5;Too long`,
].join('\n')}`

async function choose(page: Page, content: string, name = 'materials.csv') {
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

/** Returns the row of a material in the preview. The name of an invalid row is a button. */
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Import preview' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^(Name: )?${name}`) }) })

const hasNoFaults = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([])

test.beforeEach(async ({ page }) => {
  await comeBackAs(page, administrator)
})

test('administrator imports a file with all kinds of wrong rows, a failure, and the file again', async ({ page }) => {
  await page.goto('/admin/materials?mock-fail=materials.create:answer-lost:once')
  await page.getByRole('link', { name: 'Import' }).click()
  await hasNoFaults(page)
  await choose(page, file)

  await expect(page.getByText('4 new, 1 changed, 1 unchanged and 8 invalid.')).toBeVisible()
  await expect(row(page, 'PET bottles')).toContainText('was 1.1418 → becomes 1.2')
  await expect(row(page, 'Garden waste')).toContainText('−0.05')
  for (const [name, why] of [
    ['Empty', 'Enter a name'],
    ['Tin', 'Enter a GW code'],
    ['Zinc', 'Enter a CO₂ factor'],
    ['Nickel', '“about 2” is not a number'],
    ['Solder', 'Row 13 has the same value in Name'],
    ['solder', 'Row 12 has the same value in Name'],
    ['Paper', 'The row has 5 cells, but the header has 4'],
    ['XXX', 'Use at most 200 characters'],
  ] as const) {
    await expect(row(page, name)).toContainText(why)
  }
  await hasNoFaults(page)

  await page.getByRole('button', { name: 'Import 5 materials' }).click()
  await expect(page.getByText('5 of 5 materials imported.', { exact: true })).toBeVisible()
  await hasNoFaults(page)

  await page.getByRole('link', { name: 'Show materials' }).click()
  await expect(page.getByText('48 materials')).toBeVisible()
  await page.getByRole('searchbox').fill('Brass swarf')
  await expect(page.getByRole('row', { name: /^Brass swarf/ })).toContainText('2.51')

  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, file)
  await expect(page.getByText('0 new, 0 changed, 6 unchanged and 8 invalid. Nothing to import.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
})

test('imports pasted rows by keyboard alone, after asking for the decimal sign', async ({ page }) => {
  await page.goto('/admin/materials')
  await page.getByRole('link', { name: 'Import' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Rows', { exact: true }).focus()
  await page.keyboard.insertText('Brass swarf\tGW 53-09\t2,512\nBronze\tGW 53-10\t3,301')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('“2,512” is ambiguous', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /Decimal sign/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Brass swarf')).toContainText('2.512')
  await page.getByRole('button', { name: 'Import 2 materials' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeFocused()
})

test('resumes a stopped import, and finishes in the background with a toast', async ({ page }) => {
  const rows = Array.from({ length: 40 }, (_, at) => `Alloy ${at + 1};GW 60-${at + 1};${at + 1}`)
  await page.goto('/admin/materials/import?mock-latency=150')
  await choose(page, `Name;GW code;Factor\n${rows.join('\n')}`)
  await page.getByRole('button', { name: 'Import 40 materials' }).click()
  await expect(page.getByRole('progressbar', { name: 'Import progress' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { name: 'Not finished' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roles' }).click()
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    'Import: 40 of 40 materials imported',
  )
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Materials' }).click()
  await expect(page.getByText('84 materials')).toBeVisible()
})
