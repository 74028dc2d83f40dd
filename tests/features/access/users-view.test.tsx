import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enterAdmin, fieldOf, membersIn, opened, openUser, rowNamed } from '../record-form.ts'

describe('read-only view of users', () => {
  const watching = ['users.access', 'users.view', 'users.roles.view']

  test('names the missing permission and has no buttons', async () => {
    await openUser('Thandi Nkosi', watching, 'User')
    expect(screen.getByText(/You can view this user, but not edit it\. .* permission users\.update\./)).toBeVisible()
    for (const label of ['Name', 'Username', 'ID number', 'Street and number', 'Account number']) {
      expect(fieldOf(label)).toBeDisabled()
    }
    expect(fieldOf('Type')).toHaveValue('Business')
    expect(fieldOf('Business')).toHaveValue('Umhlanga Metals')
    expect(membersIn('Roles')).toEqual(['Business User'])
    for (const name of [/^Save/, /^Delete/, /^Remove/, /^Add/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  test("hides the ID number warning, which the user can't fix", async () => {
    const app = await enterAdmin(watching)
    const { id } = rowNamed(app, 'users', 'Thandi Nkosi')
    app.mock.store.users.update(id, { idNumber: '8001015009086' })
    app.go(`/admin/users/${id}/edit`)
    await opened('User')
    expect(fieldOf('ID number')).toHaveValue('8001015009086')
    expect(screen.queryByText(/The check digit is wrong/)).not.toBeInTheDocument()
  })
})
