import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bodiesOf, button, saveChanges } from '../record-form.ts'
import { box, holding, inGroup, named, openPermissions } from './permission-form.ts'

describe('role permissions for users with limited access', () => {
  test('can only be searched and opened without the permission to change roles', async () => {
    const { user } = await openPermissions(named('Business Staff'), ['roles.access', 'roles.view'])
    expect(screen.getByText(/You need the permission roles\.update\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Save|Remove|Use|Add)/ })).not.toBeInTheDocument()
    expect(box('Transactions')).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Open all groups' }))
    expect(inGroup('Materials', 'View')).toBeDisabled()
    await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'materials')
    expect(await screen.findByText(/permissions found$/)).toBeVisible()
  })

  test('are read-only for users who lack some of them, with the reason', async () => {
    await openPermissions(named('Business Staff'), ['roles.*'])
    expect(screen.getByText(/You can’t change these permissions because the role has/)).toBeVisible()
    expect(box('Transactions')).toBeDisabled()
  })

  test('can only be granted if the user has them', async () => {
    const app = await openPermissions(holding('roles.view'), ['roles.*', 'materials.view'])
    expect(screen.getByText('You can assign only permissions that you have.')).toBeVisible()
    await app.user.click(box('Materials'))
    await saveChanges(app.user)
    expect(bodiesOf(app, 'roles.update')).toMatchObject([{ permissions: ['roles.view', 'materials.view'] }])
  })

  test('keep roles.update if the role is the own one', async () => {
    const app = await openPermissions(named('System Admin'))
    const everything = screen.getByRole('group', { name: '*' })
    await app.user.click(within(everything).getByRole('button', { name: 'Remove' }))
    await app.user.click(button('Save changes'))
    expect(await screen.findByText(/You hold this role yourself, and could not change roles any more/)).toBeVisible()
    expect(screen.getByText(/Keep roles\.update, which you have from this role/)).toBeVisible()
    expect(app.mock.store.roles.get(app.role.id)?.permissions).toEqual(['*'])
  })
})
