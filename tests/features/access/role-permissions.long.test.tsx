import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bodiesOf, button, opened, rowNamed, saveChanges } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'
import { box, holding, inGroup, openPermissions } from './permission-form.ts'

describe('permissions of a role', () => {
  test('are shown as checkboxes, then as strings, then in a table, which updates with each checkbox', async () => {
    const strings = ['materials.*', 'roles.view', 'reports.run', 'users.update.self']
    const { user, callsOf, role } = await openPermissions(holding(...strings))
    expect(callsOf('roles.get').map(({ path, query }) => [path, query])).toEqual([[`/api/roles/${role.id}`, '']])
    expect(callsOf('authentication.permissions')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Auditor$/)
    expect(box('Roles')).toBePartiallyChecked()
    expect(screen.getByText('7 of 55 held')).toBeVisible()
    expect(screen.queryByText('Can view')).toBeNull()
    const table = screen.getByRole('table', { name: 'Allowed actions' })
    const parts = [
      screen.getByRole('group', { name: 'Permissions' }),
      screen.getByRole('region', { name: 'Wildcards' }),
      screen.getByRole('region', { name: 'Other permissions' }),
      table,
    ]
    expect(
      parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
    ).toEqual(parts)
    const users = within(table).getByRole('row', { name: /^Users/ })
    expect(within(users).getAllByRole('cell', { name: 'Own only' })).toHaveLength(1)
    const actions = within(table).getAllByRole('columnheader')
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Access',
      'View',
      'Create',
      'Update',
      'Delete',
      'Assign',
      'Unassign',
    ])
    const roles = within(table).getByRole('row', { name: /^Roles/ })
    expect(within(roles).getAllByRole('cell', { name: 'Yes' })).toHaveLength(1)
    await user.click(inGroup('Roles', 'Create'))
    expect(within(roles).getAllByRole('cell', { name: 'Yes' })).toHaveLength(2)
  })

  test('are sent together with the current name and description', async () => {
    const app = await openPermissions(holding('roles.view'))
    await app.user.click(inGroup('Roles', 'Create'))
    await app.user.click(inGroup('Roles', 'View'))
    app.mock.store.roles.update(app.role.id, { name: 'Inspector' })
    await saveChanges(app.user)
    expect(bodiesOf(app, 'roles.update')).toEqual([
      { name: 'Inspector', description: 'Looks', default: true, permissions: ['roles.create'] },
    ])
  })

  test('block saving while a stored string or the typed text is invalid, and include the text when valid', async () => {
    const app = await openPermissions(holding('roles.view', 'see it all'))
    const byHand = screen.getByRole('textbox', { name: 'Permission' })
    await app.user.type(byHand, 'see nothing')
    await app.user.click(button('Save changes'))
    expect(byHand).toHaveFocus()
    expect(byHand).toHaveAccessibleDescription(/Use letters, digits and dots/)
    expect(byHand).toHaveValue('see nothing')
    await app.user.clear(byHand)
    await app.user.type(byHand, 'transactions.*')
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Remove invalid permissions: see it all')).toBeVisible()
    expect(bodiesOf(app, 'roles.update')).toEqual([])
    const group = within(screen.getByRole('group', { name: 'see it all' }))
    expect(group.getByRole('button', { name: 'Remove' })).toHaveFocus()
    await app.user.keyboard('{Enter}')
    await saveChanges(app.user)
    expect(bodiesOf(app, 'roles.update')).toMatchObject([{ permissions: ['roles.view', 'transactions.*'] }])
    expect(byHand).toHaveValue('')
  })

  test('ignore typed text that is already assigned, and include other text with the save keys', async () => {
    const app = await openPermissions(holding('roles.view'))
    const byHand = screen.getByRole('textbox', { name: 'Permission' })
    await app.user.click(box('Materials'))
    await app.user.type(byHand, 'roles.view')
    await saveChanges(app.user)
    expect(byHand).toHaveValue('')
    // The typed text is the only change.
    await app.user.type(byHand, 'transactions.*')
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodiesOf(app, 'roles.update')).toHaveLength(2))
    expect(app.mock.store.roles.get(app.role.id)?.permissions).toEqual(
      expect.arrayContaining(['roles.view', 'transactions.*']),
    )
  })

  test('update the signed-in user at once', async () => {
    const app = renderApp({ as: lindiwe, path: '/admin' })
    const { user, go } = app
    const id = holding('roles.*', 'users.access', 'users.view')(app)
    app.mock.store.users.update(rowNamed(app, 'users', 'Lindiwe Pretorius').id, { roleIds: [id] })
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(navigation.getByRole('link', { name: 'Users' })).toBeVisible()
    go(`/admin/roles/${id}/permissions`)
    await opened('Role permissions')
    await user.click(inGroup('Users', 'View'))
    await saveChanges(user)
    await waitFor(() => expect(navigation.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument())
    expect(navigation.getByRole('link', { name: 'Roles' })).toBeVisible()
  })
})
