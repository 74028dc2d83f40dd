import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import { bodiesOf, button, card, enterAdmin, fieldOf, opened, openUser, rowNamed, saveChanges } from '../record-form.ts'

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

  test('cannot be saved until its name is filled in and an invalid stored permission is removed', async () => {
    const app = await enterAdmin()
    const { id } = rowNamed(app, 'users', 'Thandi Nkosi')
    app.mock.store.users.update(id, { permissions: ['see it all', 'materials.view'] })
    app.go(`/admin/users/${id}/edit`)
    await opened('Edit user')
    await app.user.clear(fieldOf('Name'))
    await app.user.click(button('Save changes'))
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible()
    expect(fieldOf('Name')).toHaveFocus()
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
})
