import { adder, choose, comeBackAs, confirmDeletion, line, lines, openNew, owner, rows, save } from './support.ts'
import { expect, test } from './test.ts'

const staff = 'sipho@umhlangametals.example'
const looker = 'thandi@umhlangametals.example'

// On the public server, the seeded owner role can't manage users.
const owning = { tag: '@specified' }

test(
  'owner adds a user to her business, assigns and removes a role, and deletes the user',
  owning,
  async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto('/business')
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('link', { name: 'New user' }).click()
    await page.getByLabel(/^Name/).fill('Zodwa Weigh')
    await page.getByLabel(/^Username/).fill('zodwa@weigh.example')
    await expect(page.getByLabel('Business', { exact: true })).toHaveValue('Umhlanga Metals')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel(/^Street and number/).fill('1 Beach Road')
    await save(page, 'Create user')
    await expect(page.getByLabel(/^City or town/)).toBeFocused()
    await page.getByRole('button', { name: 'Remove address' }).click()
    await save(page, 'Create user')
    await page.getByRole('rowheader', { name: 'Zodwa Weigh' }).getByRole('link').click()
    await choose(page, page.getByRole('combobox', { name: 'Add role' }), 'staff', 'Business Staff')
    const roles = page.getByRole('list', { name: 'Roles' })
    await expect(roles.getByRole('listitem')).toHaveText([/^Business Staff/])
    await roles.getByRole('button').first().click()
    await expect(roles).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete user' }).click()
    await confirmDeletion(page)
    await expect(page).toHaveURL('/business/users?page=2')
    await expect(page.getByRole('rowheader', { name: 'Zodwa Weigh' })).toHaveCount(0)
  },
)

test('staff member records, edits and views, but cannot delete', { tag: '@core' }, async ({ page }) => {
  await comeBackAs(page, staff)
  await page.goto('/business/transactions')
  await page.getByRole('link', { name: 'New transaction' }).click()
  await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await line(page, 'Copper wire').weight.fill('3')
  await line(page, 'Copper wire').value.fill('384')
  await save(page, 'Record transaction')
  await openNew(page, 'Transaction recorded')
  // 3 kg × 4.9481 kg/kg
  await expect(line(page, 'Copper wire').carbon).toContainText('14.84')
  await expect(page.getByRole('button', { name: 'Delete transaction' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByText(/^\d+ collections$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sipho Dlamini' }).click()
  await page.getByRole('menuitem', { name: 'Your details' }).click()
  await page.getByLabel(/^Name/).fill('Sipho M. Dlamini')
  await save(page, 'Save changes')
  await expect(page.getByRole('button', { name: 'Sipho M. Dlamini' })).toBeVisible()
})

test('read-only user sees all figures and cannot change them', { tag: '@core' }, async ({ page }) => {
  await comeBackAs(page, looker)
  await page.goto('/business/transactions')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'New transaction' })).toHaveCount(0)
  await rows(page).first().getByRole('link').click()
  await expect(lines(page).first()).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await expect(page).toHaveURL(/\/business\/transactions\/[\da-f-]{36}$/)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.goto(`${page.url()}/edit`)
  await expect(page.getByRole('combobox', { name: 'Buyer' })).toBeDisabled()
  await expect(page.getByText(/You need the permission transactions\.update/)).toBeVisible()
  await page.goto('/business/transactions/create')
  await expect(page.getByText(/You need the permission transactions\.create/)).toBeVisible()
})
