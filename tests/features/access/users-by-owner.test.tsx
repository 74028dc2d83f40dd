import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import type { Store } from '#mirage/store/store.ts'
import { fill } from '../fields.ts'
import {
  arrivedAt,
  bodiesOf,
  button,
  fieldOf,
  findSearch,
  opened,
  openUserOfBusiness,
  pick,
  rowNamed,
  saveChanges,
} from '../record-form.ts'
import { naledi, renderApp } from '../render-app.tsx'

test("offers a business user without a business no new user, and explains why at the form's address", async () => {
  const withoutBusiness = (store: Store) =>
    store.users.update(store.userNamed(naledi)?.id ?? '', { businessId: null, businessIds: [] })
  const { go, callsOf } = renderApp({ as: naledi, path: '/business/users', prepare: withoutBusiness })
  expect(await screen.findByText('No users yet')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'New user' })).toBeNull()
  go('/business/users/create')
  expect(await screen.findByRole('heading', { name: 'You don’t belong to a business yet' })).toBeVisible()
  expect(screen.getByText('New users join your business. Ask an administrator to add you to one.')).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(callsOf('roles.list')).toEqual([])
})

describe('owner of a business', () => {
  test('creates a user of her business, with fixed type and business', async () => {
    const app = renderApp({ as: naledi, path: '/business/users/create' })
    const { user } = app
    await opened('New user')
    for (const [label, value] of Object.entries({ Type: 'Business', Business: 'Umhlanga Metals' })) {
      expect(fieldOf(label)).toHaveValue(value)
      expect(fieldOf(label)).toHaveAttribute('readonly')
    }
    await fill(user, 'Name', 'Zodwa Zulu')
    await fill(user, 'Username', 'zodwa@umhlangametals.example')
    await pick(user, 'Add role', 'staff', 'Business Staff')
    await user.click(button('Create user'))
    await arrivedAt(app, '/business/users')
    const { id } = rowNamed(app, 'businesses', 'Umhlanga Metals')
    expect(bodiesOf(app, 'users.create')).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Zodwa Zulu',
        username: 'zodwa@umhlangametals.example',
        type: 'business',
        idNumber: null,
        businessId: id,
        address: null,
        bankDetails: null,
        permissions: [],
        businesses: [{ id }],
        roles: [{ id: rowNamed(app, 'roles', 'Business Staff').id }],
      },
    ])
    expect(await screen.findByText(`Zodwa Zulu can sign in with the password ${standardPassword}`)).toBeVisible()
    expect(await screen.findByRole('row', { name: /Zodwa Zulu/ })).toBeVisible()
  })

  test('edits a user, who stays in the business, and assigns only roles and permissions that she may assign', async () => {
    const app = await openUserOfBusiness(naledi, 'Thandi Nkosi')
    await opened('Edit user')
    await app.user.click(await findSearch('Add role'))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toEqual(['Business Owner', 'Business Staff'])
    await app.user.keyboard('{Escape}')
    expect(fieldOf('Business')).toHaveAttribute('readonly')
    expect(screen.queryByRole('combobox', { name: 'Add another business' })).toBeNull()
    await fill(app.user, 'Name', 'Thandi Zulu')
    await app.user.click(button('Choose permissions'))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Roles' }))
    await saveChanges(app.user)
    expect(bodiesOf(app, 'users.update')).toMatchObject([
      { name: 'Thandi Zulu', type: 'business', businessId: app.person.businessId, permissions: ['roles.view'] },
    ])
  })

  test('adds no other business without the permissions for users of businesses', async () => {
    const prepare = ({ roles }: Store) => {
      for (const { id, permissions } of roles.all()) {
        roles.update(id, { permissions: permissions.filter(name => name !== 'businesses.users.*') })
      }
    }
    renderApp({ as: naledi, path: '/business/users/create', prepare })
    await opened('New user')
    expect(screen.queryByRole('combobox', { name: 'Add another business' })).toBeNull()
  })
})
