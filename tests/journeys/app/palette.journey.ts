import { comeBackAs, owner } from '../support.ts'
import { expect, test } from '../test.ts'

test('keyboard user finds a record, opens a list, creates a record and changes the theme', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Find or go to' })
  const open = async (term: string) => {
    await page.keyboard.press('Control+K')
    await expect(field).toBeFocused()
    await page.keyboard.type(term)
  }

  await open('trans')
  await expect(page.getByRole('option', { name: 'Transactions', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/business/transactions')
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('rowheader').first()).toBeVisible()

  await open('kasi')
  await expect(page.getByText(/\d records? found$/)).toBeVisible()
  const found = page.getByRole('group', { name: 'Records found' }).getByRole('option')
  await expect(found.first()).toHaveAttribute('aria-selected', 'true')
  await expect(found.first()).toContainText('Kasi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/business\/transactions\/[\da-f-]{36}/)

  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page).toHaveURL('/business/users')
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/business/transactions')
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()

  await open('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/business/transactions/create')
  await expect(page.getByRole('combobox', { name: 'Buyer' })).toBeVisible()
})
