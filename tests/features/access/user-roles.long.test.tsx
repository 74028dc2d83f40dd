import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import { card, fieldOf, findSearch, membersIn, openUser, rowNamed, saveChanges } from '../record-form.ts'

describe('roles of a saved user', () => {
  test('are assigned at once, without saving the form, and kept by saving it', async () => {
    const app = await openUser('Thandi Nkosi')
    const staff = rowNamed(app, 'roles', 'Business Staff')
    expect(membersIn('Roles')).toEqual(['Business User'])
    await fill(app.user, 'Name', 'Thandi')
    await app.user.type(await findSearch('Add role'), 'staff')
    await waitFor(() => expect(app.path()).toBe(`/admin/users/${app.person.id}/edit?rolesSearchTerm=staff`))
    const query = ['page=1', 'pageSize=10', 'searchColumn=name', 'searchTerm=staff']
    await waitFor(() => expect(queryOf(app.callsOf('roles.list').at(-1))).toEqual(query))
    await app.user.click(await screen.findByRole('option', { name: /^Business Staff/ }))
    expect(await screen.findByText('Business Staff added')).toBeVisible()
    expect(app.callsOf('users.roles.assign').map(({ path }) => path)).toEqual([
      `/api/users/assign-role/${app.person.id}/${staff.id}`,
    ])
    expect(app.callsOf('users.update')).toEqual([])
    expect(app.mock.store.users.get(app.person.id)).toMatchObject({ name: 'Thandi Nkosi' })
    expect(fieldOf('Name')).toHaveValue('Thandi')
    await saveChanges(app.user)
    const names = app.mock.store.users.get(app.person.id)?.roleIds.map(id => app.mock.store.roles.get(id)?.name)
    expect(names).toEqual(['Business User', 'Business Staff'])
  })

  test('show an error when Undo is pressed after signing out', async () => {
    const app = await openUser('Thandi Nkosi')
    await app.user.click(card('Roles').getByRole('button', { name: 'Remove Business User' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    // A hovered toast does not time out.
    await app.user.hover(undo)
    app.environment.session.send({ type: 'signOut.request' })
    await screen.findByRole('button', { name: 'Sign in' })
    await app.user.click(undo)
    expect(await screen.findByText('Could not add Business User')).toBeVisible()
    expect(screen.getByText('Your session has ended.')).toBeVisible()
    expect(app.mock.store.users.get(app.person.id)?.roleIds).toEqual([])
  })
})
