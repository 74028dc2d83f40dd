import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bodiesOf, button, opened, rowNamed, saveChanges } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'
import { box, holding, inGroup, openPermissions } from './permission-form.ts'

describe('permissions of a role', () => {
  test('use the role, all groups and the permissions of the user', async () => {
    const { callsOf, role, mock } = await openPermissions(holding('roles.view', 'materials.*'))
    expect(callsOf('roles.get').map(({ path, query }) => [path, query])).toEqual([[`/api/roles/${role.id}`, '']])
    expect(callsOf('authentication.permissions')).toHaveLength(1)
    expect(mock.calls.list().filter(({ name }) => name === 'authentication.check')).not.toEqual([])
    expect(box('Materials')).toBeChecked()
    expect(box('Roles')).toBePartiallyChecked()
    expect(box('Users')).not.toBeChecked()
    expect(screen.getByText('6 of 55 held')).toBeVisible()
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

  test('show checkboxes, then strings, then a table, which updates with each checkbox', async () => {
    const { user } = await openPermissions(holding('materials.*', 'roles.view', 'reports.run'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Auditor$/)
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
    const roles = within(table).getByRole('row', { name: /^Roles/ })
    expect(within(roles).getAllByRole('cell', { name: 'Yes' })).toHaveLength(1)
    await user.click(inGroup('Roles', 'Create'))
    expect(within(roles).getAllByRole('cell', { name: 'Yes' })).toHaveLength(2)
  })

  test('include typed text that is not added yet', async () => {
    const app = await openPermissions(holding('roles.view'))
    await app.user.click(box('Materials'))
    await app.user.type(screen.getByRole('textbox', { name: 'Permission' }), 'transactions.*')
    await saveChanges(app.user)
    expect(bodiesOf(app, 'roles.update')).toMatchObject([
      { permissions: expect.arrayContaining(['roles.view', 'transactions.*']) },
    ])
    expect(screen.getByRole('textbox', { name: 'Permission' })).toHaveValue('')
  })

  test('save typed text with the keyboard, even without another change', async () => {
    const app = await openPermissions(holding('roles.view'))
    await app.user.type(screen.getByRole('textbox', { name: 'Permission' }), 'transactions.*')
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Changes saved')
    expect(bodiesOf(app, 'roles.update')).toMatchObject([{ permissions: ['roles.view', 'transactions.*'] }])
  })

  test('block saving while the typed text is invalid, with the reason', async () => {
    const app = await openPermissions(holding('roles.view'))
    const byHand = screen.getByRole('textbox', { name: 'Permission' })
    await app.user.click(box('Materials'))
    await app.user.type(byHand, 'see it all')
    await app.user.click(button('Save changes'))
    expect(byHand).toHaveFocus()
    expect(byHand).toHaveAccessibleDescription(/Use letters, digits and dots/)
    expect(byHand).toHaveValue('see it all')
    expect(bodiesOf(app, 'roles.update')).toEqual([])
    await app.user.clear(byHand)
    await app.user.type(byHand, 'roles.view')
    await saveChanges(app.user)
    expect(byHand).toHaveValue('')
  })

  test('block saving until invalid strings are removed', async () => {
    const app = await openPermissions(holding('see it all'))
    await app.user.click(box('Materials'))
    await app.user.click(button('Save changes'))
    expect(await screen.findByText('Remove invalid permissions: see it all')).toBeVisible()
    expect(bodiesOf(app, 'roles.update')).toEqual([])
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
    await app.user.keyboard('{Enter}')
    await saveChanges(app.user)
  })

  test('ask before the user leaves unsaved changes', async () => {
    const { user, path, role } = await openPermissions(holding('roles.view'))
    await user.click(box('Materials'))
    await user.click(screen.getByRole('link', { name: 'Name and description' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(box('Materials')).toBeChecked()
    expect(path()).toBe(`/admin/roles/${role.id}/permissions`)
    await user.click(button('Undo changes'))
    expect(box('Materials')).not.toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Name and description' }))
    expect(await opened('Edit role')).toBeVisible()
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
