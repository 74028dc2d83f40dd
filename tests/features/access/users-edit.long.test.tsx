import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import {
  bodiesOf,
  button,
  card,
  enterAdmin,
  fieldOf,
  opened,
  openUser,
  pick,
  rowNamed,
  saveChanges,
} from '../record-form.ts'

const reference = (id: string) => ({ id })

describe('saved user', () => {
  test('loads with businesses and roles, and is sent complete', async () => {
    const app = await openUser('Thandi Nkosi')
    const { person, user } = app
    expect(queryOf(app.callsOf('users.get')[0])).toEqual(['preload=businesses', 'preload=roles'])
    expect(screen.getByRole('combobox', { name: 'Business' })).toHaveValue('Umhlanga Metals')
    await fill(user, 'Name', 'Thandi Nkosi-Zulu')
    await saveChanges(user)
    expect(bodiesOf(app, 'users.update')).toEqual([
      {
        name: 'Thandi Nkosi-Zulu',
        username: person.username,
        type: 'business',
        idNumber: person.idNumber,
        businessId: person.businessId,
        address: person.address,
        bankDetails: person.bankDetails,
        permissions: [],
        businesses: person.businessIds.map(reference),
        roles: person.roleIds.map(reference),
      },
    ])
    expect(screen.getByText('Thandi Nkosi-Zulu')).toBeVisible()
  })

  test('can be added to another business and stays in the first', async () => {
    const app = await openUser('Thandi Nkosi')
    const kasi = rowNamed(app, 'businesses', 'Kasi Recyclers')
    const umhlanga = app.person.businessId ?? ''
    await pick(app.user, 'Business', 'kasi', 'Kasi Recyclers')
    await pick(app.user, 'Add another business', 'umhl', 'Umhlanga Metals')
    await saveChanges(app.user)
    expect(bodiesOf(app, 'users.update')).toMatchObject([
      { businessId: kasi.id, businesses: [reference(kasi.id), reference(umhlanga)] },
    ])
  })

  test('has own permissions, edited in a tree, apart from those of the roles', async () => {
    const app = await openUser('Thandi Nkosi')
    await app.user.click(button('Choose permissions'))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Materials' }))
    await app.user.click(button('Hide permissions'))
    expect(card('Own permissions').getByText('Materials')).toBeVisible()
    await saveChanges(app.user)
    expect(app.mock.store.users.get(app.person.id)?.permissions).toEqual(
      ['access', 'view', 'create', 'update', 'delete'].map(action => `materials.${action}`),
    )
  })

  test('cannot be saved until an invalid stored permission is removed', async () => {
    const app = await enterAdmin()
    const { id } = rowNamed(app, 'users', 'Thandi Nkosi')
    app.mock.store.users.update(id, { permissions: ['see it all', 'materials.view'] })
    app.go(`/admin/users/${id}/edit`)
    await opened('Edit user')
    await fill(app.user, 'Name', 'Thandi')
    await app.user.click(button('Save changes'))
    expect(await screen.findByText('Remove invalid permissions: see it all')).toBeVisible()
    expect(bodiesOf(app, 'users.update')).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus())
    expect(button('Hide permissions')).toBeDisabled()
    await app.user.keyboard('{Enter}')
    expect(button('Hide permissions')).toBeEnabled()
    await saveChanges(app.user)
    expect(bodiesOf(app, 'users.update')).toMatchObject([{ name: 'Thandi', permissions: ['materials.view'] }])
  })

  test('focuses an empty name before an invalid permission', async () => {
    const app = await enterAdmin()
    const { id } = rowNamed(app, 'users', 'Thandi Nkosi')
    app.mock.store.users.update(id, { permissions: ['see it all'] })
    app.go(`/admin/users/${id}/edit`)
    await opened('Edit user')
    await app.user.clear(fieldOf('Name'))
    await app.user.click(button('Save changes'))
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible()
    expect(fieldOf('Name')).toHaveFocus()
  })

  test('keeps typed values if the permissions fail to load, and offers a retry', async () => {
    const app = await enterAdmin()
    app.mock.switches.fail('authentication.permissions', { kind: 'network', times: 'always' })
    app.go(`/admin/users/${rowNamed(app, 'users', 'Thandi Nkosi').id}/edit`)
    await opened('Edit user')
    await fill(app.user, 'Name', 'Thandi')
    const retry = await card('Own permissions').findByRole('button', { name: 'Retry' })
    app.mock.switches.clear()
    await app.user.click(retry)
    expect(await screen.findByText('None. Only the roles apply.')).toBeVisible()
    expect(fieldOf('Name')).toHaveValue('Thandi')
  })

  test('updates the name in the frame for the signed-in user', async () => {
    const { user } = await openUser('Lindiwe Pretorius')
    await fill(user, 'Name', 'Lindiwe P')
    await saveChanges(user)
    expect(await screen.findByRole('button', { name: /^Lindiwe P\b.*Administrator/ })).toBeVisible()
  })
})
