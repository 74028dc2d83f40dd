import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import {
  arrivedAt,
  bodiesOf,
  button,
  fieldOf,
  membersIn,
  openBusiness,
  opened,
  pick,
  rowNamed,
  saveChanges,
  search,
} from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

test('new business needs an existing owner, and is created with its name and owner', async () => {
  const app = renderApp({ as: lindiwe, path: '/admin/businesses/create' })
  await opened('New business')
  const { user } = app
  await fill(user, 'Name', ' Zulu Metals ')
  await pick(user, 'Owner', 'thandi', 'Thandi Nkosi')
  app.mock.store.users.remove(rowNamed(app, 'users', 'Thandi Nkosi').id)
  await user.click(button('Create business'))
  expect(await screen.findByText('There is no such user')).toBeVisible()
  expect(search('Owner')).toHaveFocus()
  await user.clear(search('Owner'))
  await pick(user, 'Owner', 'sipho', 'Sipho Dlamini')
  await user.click(button('Create business'))
  await arrivedAt(app, '/admin/businesses')
  expect(bodiesOf(app, 'businesses.create')[1]).toEqual({
    id: expect.any(String) as string,
    name: 'Zulu Metals',
    ownerId: rowNamed(app, 'users', 'Sipho Dlamini').id,
    address: null,
    bankDetails: null,
  })
  expect(await screen.findByText('Business Zulu Metals created')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await opened('Edit business')
  await waitFor(() => expect(membersIn('Users')).toEqual(['Sipho Dlamini']))
})

describe('saved business', () => {
  test('is sent complete, and then lists a new owner among its users', async () => {
    const app = await openBusiness('Kasi Recyclers')
    const { business, user } = app
    expect(queryOf(app.callsOf('businesses.get')[0])).toEqual([])
    expect(search('Owner')).toHaveValue(app.mock.store.users.get(business.ownerId)?.name)
    await waitFor(() => expect(membersIn('Users').length).toBeGreaterThan(0))
    expect(membersIn('Users')).not.toContain('Thandi Nkosi')
    await pick(user, 'Owner', 'thandi', 'Thandi Nkosi')
    await saveChanges(user)
    const { name, address, bankDetails } = business
    const ownerId = rowNamed(app, 'users', 'Thandi Nkosi').id
    expect(bodiesOf(app, 'businesses.update')).toEqual([{ name, ownerId, address, bankDetails }])
    await waitFor(() => expect(membersIn('Users')).toContain('Thandi Nkosi'))
  })

  test('is read-only without update permission, also if its users are hidden', async () => {
    await openBusiness('Kasi Recyclers', ['businesses.access', 'businesses.view'], 'Business')
    expect(screen.getByText(/You need the permission businesses\.update\./)).toBeVisible()
    for (const label of ['Name', 'Street and number', 'Account number']) expect(fieldOf(label)).toBeDisabled()
    expect(fieldOf('Owner')).toBeDisabled()
    expect(fieldOf('Owner')).toHaveValue('A user you can’t view')
    for (const name of [/^Save/, /^Delete/, /^Remove/, /^Add/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('region', { name: 'Users' })).not.toBeInTheDocument()
  })

  test('has a read-only owner without the permission to view users', async () => {
    const permissions = ['businesses.access', 'businesses.view', 'businesses.update']
    const app = await openBusiness('Kasi Recyclers', permissions)
    expect(fieldOf('Owner')).toHaveAttribute('readonly')
    await fill(app.user, 'Name', 'Kasi')
    await saveChanges(app.user)
    expect(bodiesOf(app, 'businesses.update')).toMatchObject([{ name: 'Kasi', ownerId: app.business.ownerId }])
  })
})
