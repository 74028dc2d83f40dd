import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { box, inGroup } from './permission-form.ts'
import { showPermissions as show } from './show-permissions.tsx'

const opener = (group: string) => screen.getByRole('button', { name: `Permissions in ${group}` })
const search = () => screen.getByRole('searchbox', { name: 'Search permissions' })

describe('tree of permissions', () => {
  test('shows the selection of each group and opens partly selected groups', () => {
    show(['roles.view', 'materials.*'])
    expect(box('Roles')).toBePartiallyChecked()
    expect(box('Roles')).toHaveAccessibleDescription('1 of 5')
    expect(box('Materials')).toBeChecked()
    expect(box('Users')).not.toBeChecked()
    expect(opener('Roles')).toHaveAttribute('aria-expanded', 'true')
    expect(opener('Materials')).toHaveAttribute('aria-expanded', 'false')
    expect(inGroup('Roles', 'View')).toBeChecked()
    expect(inGroup('Roles', 'Delete')).toHaveAccessibleDescription('Delete a role')
    expect(screen.getByText('6 of 55 held')).toBeInTheDocument()
  })

  test('supports the keyboard: a button opens a group, Space toggles a checkbox', async () => {
    const { user, value } = show([])
    opener('Materials').focus()
    await user.keyboard('{Enter}')
    expect(opener('Materials')).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(box('Materials')).toHaveFocus()
    await user.tab()
    await user.keyboard(' ')
    expect(value()).toEqual(['materials.access'])
  })

  test('opens and closes all groups at once', async () => {
    const { user } = show([])
    await user.click(screen.getByRole('button', { name: 'Open all groups' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(55 + 12)
    await user.click(screen.getByRole('button', { name: 'Close all groups' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(6)
  })

  test('disables permissions that a wildcard covers and names the wildcard', async () => {
    const { user, value } = show(['transactions.materials.*', 'transactions.view'])
    await user.click(opener('Materials of a transaction'))
    const assign = inGroup('Materials of a transaction', 'Assign')
    expect(assign).toBeChecked()
    expect(assign).toHaveAccessibleDescription('Attach a line to a transaction Covered by transactions.materials.*')
    expect(assign).toHaveAttribute('aria-disabled', 'true')
    await user.click(assign)
    await user.click(box('Materials of a transaction'))
    expect(assign).toBeChecked()
    expect(value()).toEqual(['transactions.materials.*', 'transactions.view'])
  })
})

describe('search of the permissions', () => {
  test('opens groups with matches, counts the matches and marks the words', async () => {
    const { user } = show([])
    await user.type(search(), 'transactions DELETE')
    expect(screen.getByRole('status')).toHaveTextContent('2 permissions found')
    expect(inGroup('Materials of a transaction', 'Delete')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Users' })).not.toBeInTheDocument()
    expect(screen.getAllByText('Delete', { selector: 'mark' })).not.toHaveLength(0)
    await user.clear(search())
    expect(box('Users')).toBeInTheDocument()
    expect(opener('Transactions')).toHaveAttribute('aria-expanded', 'false')
  })

  test('marks regular expression characters as plain text', async () => {
    const { user } = show([])
    await user.type(search(), 'roles.view .')
    const marks = screen.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent)
    expect(new Set(marks)).toEqual(new Set(['roles.view', '.']))
  })

  test('limits the checkbox of a group to the matches', async () => {
    const { user, value } = show([])
    await user.type(search(), 'unassign')
    expect(box('Users')).toHaveAccessibleDescription('1 found, 0 held')
    await user.click(box('Users'))
    expect(value()).toEqual(['users.roles.unassign'])
  })

  test('moves the focus to the matches on Enter, and shows an empty state, which Clear search ends', async () => {
    const { user, sent } = show([])
    await user.type(search(), 'unassign{Enter}')
    expect(box('Users')).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
    await user.type(search(), 'moon')
    expect(screen.getByText(/No permission has “unassignmoon”/)).toBeInTheDocument()
    await user.click(within(screen.getByText(/No permission has/).parentElement ?? document.body).getByRole('button'))
    expect(search()).toHaveValue('')
    expect(search()).toHaveFocus()
    expect(box('Users')).toBeInTheDocument()
  })
})

const mayGrant = (value: string) => value.startsWith('roles.') && value !== 'roles.delete'

describe('permissions that the user does not have', () => {
  test('are disabled, with the reason', async () => {
    const { user, value } = show(['roles.delete', 'materials.view', 'reports.run'], { mayGrant })
    const disabled = inGroup('Roles', 'Delete')
    expect(disabled).toHaveAccessibleDescription('Delete a role You don’t have this permission')
    await user.click(disabled)
    await user.click(box('Materials'))
    expect(value()).toEqual(['roles.delete', 'materials.view', 'reports.run'])
    expect(box('Materials')).toHaveAccessibleDescription('1 of 5 You have none of these permissions')
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled()
  })

  test('do not block the rest of the group', async () => {
    const { user, value } = show([], { mayGrant })
    await user.click(box('Roles'))
    expect(value()).toEqual(['roles.access', 'roles.view', 'roles.create', 'roles.update'])
    expect(box('Roles')).toBePartiallyChecked()
    await user.click(box('Roles'))
    expect(value()).toEqual([])
  })

  test('are refused when typed', async () => {
    const { user, value } = show([], { mayGrant })
    await user.type(screen.getByRole('textbox', { name: 'Permission' }), 'users.*{Enter}')
    expect(screen.getByText(/You can’t assign users\.\*/)).toBeInTheDocument()
    expect(value()).toEqual([])
  })
})

test('offers only search and groups in a read-only tree', async () => {
  const { user } = show(['users.*', 'roles.view', 'reports.run'], { isReadOnly: true })
  expect(inGroup('Roles', 'View')).toBeDisabled()
  expect(box('Users')).toBeDisabled()
  await user.type(search(), 'roles')
  expect(screen.getByRole('status')).toHaveTextContent('8 permissions found')
  expect(screen.queryByRole('button', { name: /Remove|Replace|Add/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Permission' })).not.toBeInTheDocument()
})

test('shows only the strings if permission groups are missing', () => {
  show(['reports.run'], { groups: [] })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The list of permissions is not available. Add permissions by name.',
  )
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByText(/held$/)).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Other permissions' })).toHaveTextContent('reports.run')
})
