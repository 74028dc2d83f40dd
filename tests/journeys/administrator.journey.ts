import type { Page } from '@playwright/test'
import { sentenceCase } from '#domain/words.ts'
import {
  adder,
  administrator,
  choose,
  comeBackAs,
  confirmDeletion,
  line,
  openMenuOf,
  openNew,
  save,
} from './support.ts'
import { expect, test } from './test.ts'

/** Opens a list with the main navigation. */
async function goTo(page: Page, list: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list }).click()
  await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const toast = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: /^Notifications/ }).getByText(text)).toBeVisible()

/** Searches the list for a name and opens the record. */
async function find(page: Page, name: string) {
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.getByRole('rowheader', { name }).getByRole('link').click()
}

/** Saves the form and waits until all changes are saved. */
async function saveChanges(page: Page) {
  await save(page, 'Save changes')
  await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin')
})

test('administrator creates a role, a user with the role, and a business of the user', async ({ page }) => {
  await goTo(page, 'Roles')
  await page.getByRole('link', { name: 'New role' }).click()
  await page.getByLabel(/^Name/).fill('Weighbridge')
  await page.getByLabel(/^Description/).fill('Weighs what comes in')
  await save(page, 'Create role')
  await expect(page).toHaveURL(/\/admin\/roles\/[\da-f-]{36}\/permissions$/)
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('collections')
  await page.getByRole('checkbox', { name: 'Collections', exact: true }).press('Space')
  await expect(page.getByRole('row', { name: /^Collections/ }).getByRole('cell', { name: 'Yes' })).toHaveCount(5)
  await save(page, 'Save changes')
  await toast(page, 'Changes saved')
  await page.getByRole('link', { name: 'Name and description' }).click()
  await expect(page).toHaveURL(/\/admin\/roles\/[\da-f-]{36}\/edit$/)
  await page.getByLabel(/^Description/).fill('Weighs and writes down what comes in')
  await saveChanges(page)
  await goTo(page, 'Roles')
  await expect(page.getByRole('row', { name: 'Weighbridge' })).toContainText('Weighs and writes down what comes in')

  await goTo(page, 'Users')
  await page.getByRole('link', { name: 'New user' }).click()
  await page.getByLabel(/^Name/).fill('Zodwa Weigh')
  await page.getByLabel(/^Username/).fill('zodwa@weigh.example')
  await page.getByRole('button', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Business' }).click()
  await choose(page, page.getByRole('combobox', { name: 'Add role' }), 'weigh', 'Weighbridge')
  await save(page, 'Create user')
  await toast(page, 'User Zodwa Weigh created')

  await goTo(page, 'Businesses')
  await page.getByRole('link', { name: 'New business' }).click()
  await page.getByLabel(/^Name/).fill('Zululand Scrap')
  await choose(page, page.getByRole('combobox', { name: 'Owner' }), 'zodwa', 'Zodwa Weigh')
  await page.getByRole('button', { name: 'Add bank details' }).click()
  await page.getByRole('combobox', { name: 'Bank' }).fill('FNB')
  await page.getByRole('option', { name: 'FNB' }).click()
  await expect(page.getByLabel(/^Branch code/)).toHaveValue('250655')
  await page.getByLabel(/^Account number/).fill('62 1234 5678')
  await page.getByLabel(/^Account holder/).fill('Zululand Scrap')
  await save(page, 'Create business')
  await find(page, 'Zululand Scrap')
  await choose(page, page.getByRole('combobox', { name: 'Add user' }), 'bongani', 'Bongani Khumalo')
  await toast(page, /^Bongani Khumalo/)
  await goTo(page, 'Users')
  await find(page, 'Zodwa Weigh')
  await expect(page.getByRole('list', { name: 'Roles' })).toContainText('Weighbridge')
})

test('administrator adds a material, records two trades of it, and deletes them', async ({ page }) => {
  await goTo(page, 'Materials')
  await page.getByRole('link', { name: 'New material' }).click()
  await page.getByLabel(/^Name/).fill('Brass swarf')
  await page.getByLabel(/^GW code/).fill('GW 53-09')
  await page.getByLabel(/^CO₂ factor/).fill('2.1')
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Material Brass swarf created')
  await find(page, 'Brass swarf')
  await expect(page).toHaveURL(/\/admin\/materials\/[\da-f-]{36}\/edit$/)
  await expect(page.getByLabel(/^CO₂ factor/)).toHaveValue('2.1')
  await page.getByLabel(/^CO₂ factor/).fill('2.12345')
  await saveChanges(page)

  for (const [list, noun, seller] of [
    ['Collections', 'collection', 'Bongani Khumalo'],
    ['Transactions', 'transaction', 'Naledi Mokoena'],
  ] as const) {
    await goTo(page, list)
    await page.getByRole('link', { name: `New ${noun}` }).click()
    await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
    await choose(page, page.getByRole('combobox', { name: 'Seller' }), seller.toLowerCase(), seller)
    await choose(page, adder(page), 'brass', 'Brass swarf')
    await line(page, 'Brass swarf').weight.fill('10')
    await line(page, 'Brass swarf').value.fill('900')
    await save(page, `Record ${noun}`)
    await toast(page, `It avoided an estimated 21.23 kg CO₂e.`)
    await openNew(page, `${sentenceCase(noun)} recorded`)
    await expect(line(page, 'Brass swarf').weight).toHaveValue('10.00')
    await page.getByRole('button', { name: `Delete ${noun}` }).click()
    await confirmDeletion(page)
    await expect(page).toHaveURL(new RegExp(`/admin/${list.toLowerCase()}(\\?page=\\d+)?$`))
  }

  await goTo(page, 'Materials')
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('brass swarf')
  await expect(page.getByRole('rowheader')).toHaveText(['Brass swarf'])
  await expect(page.getByRole('cell', { name: '2.12345' })).toBeVisible()
  await openMenuOf(page, 'Brass swarf')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirmDeletion(page)
  await expect(page.getByRole('heading', { name: 'No materials match “brass swarf”' })).toBeVisible()
})
