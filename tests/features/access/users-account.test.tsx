import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { arrivedAt, button, card, enterAdmin, fieldOf, opened, openUser, saveChanges } from '../record-form.ts'
import { fillInUser } from './new-user.ts'

const basics = ['users.access', 'users.view', 'users.create', 'users.update', 'businesses.view', 'roles.view']
const roles = ['users.roles.view', 'users.roles.assign', 'users.roles.unassign']
const places = ['businesses.users.assign', 'businesses.users.unassign']

const choices = (name: string) => screen.queryByRole('combobox', { name })

describe('new user', () => {
  test('has no roles and business fields without the permissions for them', async () => {
    const app = await enterAdmin(basics)
    app.go('/admin/users/create')
    await opened('New user')
    expect(choices('Add role')).toBeNull()
    expect(choices('Add another business')).toBeNull()
    expect(fieldOf('Business')).toHaveAttribute('readonly')
    await fillInUser(app)
    await app.user.click(button('Create user'))
    await arrivedAt(app, '/admin/users')
    expect(app.callsOf('users.create').map(({ status }) => status)).toEqual([201])
  })

  test('has roles and businesses with the permissions for them', async () => {
    const app = await enterAdmin([...basics, 'users.roles.assign', 'businesses.users.assign'])
    app.go('/admin/users/create')
    await opened('New user')
    expect(choices('Add role')).toBeVisible()
    expect(choices('Add another business')).toBeVisible()
  })
})

describe('saved user', () => {
  test.each([
    ['a user who may neither give nor take businesses', [...basics, ...roles], false],
    ['a user who may only give them', [...basics, ...roles, 'businesses.users.assign'], false],
    ['a user who may do both', [...basics, ...roles, ...places], true],
  ] as const)(
    'has a business field only with permission to assign and unassign: %s',
    async (_who, permissions, isOffered) => {
      await openUser('Thandi Nkosi', permissions)
      expect(choices('Add another business') !== null).toBe(isOffered)
      expect(screen.getByDisplayValue('Umhlanga Metals')).toBeVisible()
    },
  )

  test('keeps its roles on save if they are hidden, and names the missing permission', async () => {
    const app = await openUser('Thandi Nkosi', basics)
    expect(card('Roles').getByText(/You need the permission users\.roles\.view/)).toBeVisible()
    expect(screen.queryByText(/^No roles/)).not.toBeInTheDocument()
    await fill(app.user, 'Name', 'Thandi')
    await saveChanges(app.user)
    expect(app.mock.store.users.get(app.person.id)).toMatchObject({ name: 'Thandi', roleIds: app.person.roleIds })
  })
})
