import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, card, fieldOf, openUser, pick, rowNamed } from '../record-form.ts'

const rights = () => card('User permissions')

describe("summary of a user's permissions", () => {
  test('combines the own permissions with the roles that the server has assigned', async () => {
    const { user, mock } = await openUser('Thandi Nkosi')
    expect(await rights().findByText('Transactions')).toBeVisible()
    await user.click(button('Remove Business User'))
    expect(await rights().findByText('No permissions yet')).toBeVisible()
    mock.switches.fail('users.roles.assign', { kind: 'status', status: 403 })
    await pick(user, 'Add role', 'system', 'System Admin')
    const retry = await card('Roles').findByRole('button', { name: 'Retry adding System Admin' })
    expect(rights().queryByText('All permissions')).toBeNull()
    await user.click(button('Choose permissions'))
    await user.click(await screen.findByRole('checkbox', { name: 'Materials' }))
    expect(await rights().findByText('Materials')).toBeVisible()
    await user.click(button('Hide permissions'))
    expect(card('Own permissions').getByText('Materials')).toBeVisible()
    await user.click(retry)
    expect(await rights().findByText('All permissions')).toBeVisible()
  })
})

test('links to the business of a user and to its transactions', async () => {
  const app = await openUser('Thandi Nkosi')
  const { id } = rowNamed(app, 'businesses', 'Umhlanga Metals')
  expect(screen.getByRole('link', { name: 'Open Umhlanga Metals' })).toHaveAttribute(
    'href',
    `/admin/businesses/${id}/edit`,
  )
  await app.user.click(screen.getByRole('link', { name: 'Transactions of this business' }))
  await waitFor(() => expect(app.path()).toBe('/admin/transactions?searchTerm=Umhlanga+Metals'))
  expect(await screen.findByRole('searchbox', { name: 'Search transactions' })).toHaveValue('Umhlanga Metals')
})

test('shows business links only with the permission to open them', async () => {
  await openUser('Thandi Nkosi', ['users.*'])
  expect(screen.queryByRole('link', { name: 'Open Umhlanga Metals' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Transactions of this business' })).toBeNull()
})

describe('address and bank details of a user', () => {
  test('are collapsed until opened, and stay open while they have unsaved changes', async () => {
    const { user, person } = await openUser('Thandi Nkosi')
    const account = person.bankDetails?.accountNumber ?? ''
    expect(card('Address').getByText(new RegExp(person.address?.city ?? 'none'))).toBeVisible()
    expect(card('Bank details').getByText(new RegExp(`account ending in ${account.slice(-4)}$`))).toBeVisible()
    expect(card('Address').queryByRole('textbox')).toBeNull()
    await user.click(button('Show bank details'))
    expect(fieldOf('Account number')).toHaveValue(account)
    expect(button('Hide bank details')).toHaveFocus()
    await user.click(button('Hide bank details'))
    expect(card('Bank details').queryByRole('textbox')).toBeNull()
    await user.click(button('Show address'))
    await fill(user, 'City or town', 'Ballito')
    expect(screen.queryByRole('button', { name: 'Hide address' })).toBeNull()
    await user.click(button('Discard changes'))
    expect(button('Hide address')).toBeVisible()
  })

  test('open if they contain an error', async () => {
    const app = await openUser('Thandi Nkosi')
    const { user, mock, go } = app
    const { id, address } = rowNamed(app, 'users', 'Sipho Dlamini')
    mock.store.users.update(id, { address: address && { ...address, zipCode: '1' } })
    go(`/admin/users/${id}/edit`)
    await waitFor(() => expect(fieldOf('Name')).toHaveValue('Sipho Dlamini'))
    await fill(user, 'Name', 'Sipho')
    await user.click(button('Save changes'))
    expect(fieldOf('Postal code')).toHaveAccessibleDescription(/^Enter a postal code with 4 digits/)
    expect(fieldOf('Postal code')).toHaveFocus()
  })
})
