import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enterAdmin, fieldOf, membersIn, opened, openUser, rowNamed } from '../record-form.ts'

test("names the missing permission, and has neither buttons nor hints that the reader can't follow", async () => {
  const app = await enterAdmin(['users.access', 'users.view', 'users.roles.view'])
  const { id } = rowNamed(app, 'users', 'Thandi Nkosi')
  app.mock.store.users.update(id, { idNumber: '8001015009086' })
  app.go(`/admin/users/${id}/edit`)
  await opened('User')
  expect(screen.getByText(/You can view this user, but not edit it\. .* permission users\.update\./)).toBeVisible()
  for (const label of ['Name', 'Username', 'ID number', 'Street and number', 'Account number']) {
    expect(fieldOf(label)).toBeDisabled()
  }
  expect(screen.queryByText(/The check digit is wrong/)).not.toBeInTheDocument()
  expect(fieldOf('Type')).toHaveValue('Business')
  expect(fieldOf('Business')).toHaveValue('Umhlanga Metals')
  expect(membersIn('Roles')).toEqual(['Business User'])
  for (const name of [/^Save/, /^Delete/, /^Remove/, /^Add/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
})

test('has the name before the roles, also in one column', async () => {
  await openUser('Thandi Nkosi')
  const roles = screen.getByRole('region', { name: 'Roles' })
  expect(fieldOf('Name').compareDocumentPosition(roles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
