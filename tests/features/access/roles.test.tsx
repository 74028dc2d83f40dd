import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import { bodiesOf, button, enterAdmin, fieldOf, opened, openRole, rowNamed, saveChanges } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const isDefault = () => screen.getByRole('checkbox', { name: 'Default role' })

test('new role needs a free name, has no permissions, and saving opens its permissions', async () => {
  const app = renderApp({ as: lindiwe, path: '/admin/roles/create' })
  await opened('New role')
  await fill(app.user, 'Name', 'business staff')
  await fill(app.user, 'Description', 'Looks at everything')
  await app.user.click(isDefault())
  await app.user.click(button('Create role'))
  expect(await screen.findByText('Name already taken')).toBeVisible()
  expect(fieldOf('Name')).toHaveFocus()
  expect(screen.getByText(/A role with this name already exists/)).toBeVisible()
  await fill(app.user, 'Name', ' Auditor ')
  await app.user.click(button('Create role'))
  await opened('Role permissions')
  expect(bodiesOf(app, 'roles.create')[1]).toEqual({
    id: expect.any(String) as string,
    name: 'Auditor',
    description: 'Looks at everything',
    default: true,
    permissions: [],
  })
  expect(app.path()).toBe(`/admin/roles/${rowNamed(app, 'roles', 'Auditor').id}/permissions`)
  expect(screen.getByText('Role Auditor created')).toBeVisible()
  expect(screen.getByText('Choose its permissions next.')).toBeVisible()
  expect(screen.getByText('0 of 55 held')).toBeVisible()
})

test('returns to the list after the creation if the user lacks the permission to change roles', async () => {
  const app = await enterAdmin(['roles.access', 'roles.view', 'roles.create'])
  app.go('/admin/roles/create')
  await opened('New role')
  await fill(app.user, 'Name', 'Auditor')
  await fill(app.user, 'Description', 'Looks at everything')
  await app.user.click(button('Create role'))
  expect(await screen.findByText('Role Auditor created')).toBeVisible()
  expect(screen.queryByText('Choose its permissions next.')).toBeNull()
  expect(app.path()).toBe('/admin/roles')
})

describe('saved role', () => {
  test('loads by its id, keeps permissions that another user granted since, and links to its users', async () => {
    const app = await openRole('Collector')
    expect(queryOf(app.callsOf('roles.get')[0])).toEqual([])
    expect(fieldOf('Description')).toHaveValue(app.role.description)
    expect(isDefault()).toBeChecked()
    app.mock.store.roles.update(app.role.id, { permissions: ['materials.view'] })
    await fill(app.user, 'Name', 'Watcher')
    await app.user.click(isDefault())
    await saveChanges(app.user)
    expect(bodiesOf(app, 'roles.update')).toEqual([
      { name: 'Watcher', description: app.role.description, default: false, permissions: ['materials.view'] },
    ])
    await app.user.click(await screen.findByRole('link', { name: 'Users with this role' }))
    const count = app.mock.store.users.where('roleIds', app.role.id).length
    expect(await screen.findByText(new RegExp(`^${count} users?$`))).toBeVisible()
    expect(app.path()).toBe(`/admin/users?role=${app.role.id}`)
  })

  test('links to its permissions if one of them is invalid', async () => {
    const app = await enterAdmin()
    const role = app.mock.store.roles.insert({
      name: 'Odd one',
      description: '',
      default: false,
      permissions: ['see it all', 'roles.view'],
    })
    app.go(`/admin/roles/${role.id}/edit`)
    await opened('Edit role')
    await fill(app.user, 'Name', 'Odd two')
    await app.user.click(button('Save changes'))
    expect(await screen.findByText('Remove invalid permissions: see it all. Use the Permissions screen.')).toBeVisible()
    expect(bodiesOf(app, 'roles.update')).toEqual([])
    const link = screen.getByRole('link', { name: 'Open permissions' })
    expect(link).toHaveFocus()
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/roles\/.*\/permissions$/))
  })

  test('is read-only without the permission to change it, and has no link to users with hidden roles', async () => {
    await openRole('Collector', ['roles.access', 'roles.view', 'users.access', 'users.view'])
    expect(screen.queryByRole('link', { name: 'Users with this role' })).toBeNull()
    expect(screen.getByText(/You need the permission roles\.update\./)).toBeVisible()
    expect(fieldOf('Name')).toBeDisabled()
    expect(fieldOf('Description')).toBeDisabled()
    expect(isDefault()).toBeDisabled()
    for (const name of [/^Save/, /^Delete/]) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })
})
