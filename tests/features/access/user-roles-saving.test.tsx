import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, card, membersIn, openUser, saveChanges } from '../record-form.ts'

describe('role changes while the form is saving', () => {
  test('keep removed roles removed', async () => {
    const app = await openUser('Thandi Nkosi')
    await fill(app.user, 'Name', 'Thandi')
    const release = app.mock.switches.hold('users.update')
    await app.user.click(button('Save changes'))
    await waitFor(() => expect(app.mock.calls.list().map(({ name }) => name)).toContain('users.update'))
    await app.user.click(card('Roles').getByRole('button', { name: 'Remove Business User' }))
    release()
    await screen.findByText('Changes saved')
    await waitFor(() => expect(membersIn('Roles')).toEqual([]))
    expect(app.mock.store.users.get(app.person.id)).toMatchObject({ name: 'Thandi', roleIds: [] })
  })

  test('save the form with the current roles after all pending requests', async () => {
    const app = await openUser('Thandi Nkosi')
    await fill(app.user, 'Name', 'Thandi')
    const before = app.mock.calls.list().length
    const release = app.mock.switches.hold('users.roles.unassign')
    await app.user.click(card('Roles').getByRole('button', { name: 'Remove Business User' }))
    await app.user.click(button('Save changes'))
    release()
    await screen.findByText('Changes saved')
    const names = app.mock.calls.list().slice(before)
    expect(names.map(({ name }) => name)).toEqual(['users.roles.unassign', 'users.get', 'users.get', 'users.update'])
    expect(app.mock.store.users.get(app.person.id)).toMatchObject({ name: 'Thandi', roleIds: [] })
  })

  test('save the form even if a role change fails', async () => {
    const app = await openUser('Thandi Nkosi')
    app.mock.switches.fail('users.roles.unassign', { kind: 'status', status: 403, message: 'This role stays' })
    await app.user.click(card('Roles').getByRole('button', { name: 'Remove Business User' }))
    await fill(app.user, 'Name', 'Thandi')
    await saveChanges(app.user)
    expect(card('Roles').getByText('Not removed. This role stays')).toBeVisible()
    expect(app.mock.store.users.get(app.person.id)).toMatchObject({ name: 'Thandi', roleIds: app.person.roleIds })
  })
})
