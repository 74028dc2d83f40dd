import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showPermissions as show } from './show-permissions.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string, string: string) =>
  within(screen.getByRole('group', { name: string })).getByRole('button', { name })
const field = () => screen.getByRole('textbox', { name: 'Permission' })

describe('wildcards', () => {
  test('list what they cover, as a summary and one by one', async () => {
    const { user } = show(['*.view', 'stock.*'])
    expect(section('Wildcards').getByText('Covers view on everything')).toBeInTheDocument()
    expect(section('Wildcards').getByText('Covers no listed permission.')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Use single permissions' })).toHaveLength(1)
    await user.click(section('Wildcards').getByText('6 listed permissions'))
    expect(section('Wildcards').getByText('Transactions')).toBeVisible()
  })

  test('are removed, and the focus moves to the next wildcard', async () => {
    const { user, value } = show(['users.*', 'roles.*', 'stock.*'])
    await user.click(button('Remove', 'users.*'))
    expect(value()).toEqual(['roles.*', 'stock.*'])
    expect(screen.getByRole('status')).toHaveTextContent('users.* removed')
    expect(button('Remove', 'roles.*')).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.keyboard('{Enter}')
    expect(value()).toEqual([])
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Wildcards' })).not.toBeInTheDocument()
  })

  test('are replaced by the permissions that they cover, which are removable', async () => {
    const { user, value } = show(['materials.*', 'reports.run'])
    expect(screen.getByText('5 of 55 held')).toBeInTheDocument()
    await user.click(button('Use single permissions', 'materials.*'))
    expect(value()).toHaveLength(6)
    expect(screen.getByText('5 of 55 held')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('materials.* replaced with single permissions')
    await user.click(screen.getByRole('button', { name: 'Permissions in Materials' }))
    await user.click(screen.getByRole('checkbox', { name: 'Delete' }))
    expect(value()).not.toContain('materials.delete')
  })
})

test('strings outside all groups are shown and kept until removed', async () => {
  const { user, value } = show(['reports.run', 'see it all', 'users.view'])
  expect(section('Other permissions').getAllByRole('listitem')).toHaveLength(2)
  expect(section('Other permissions').getByText(/Invalid permission/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Roles' }))
  expect(value().slice(0, 3)).toEqual(['reports.run', 'see it all', 'users.view'])
  await user.click(button('Remove', 'see it all'))
  expect(value()).not.toContain('see it all')
  expect(button('Remove', 'reports.run')).toHaveFocus()
})

describe('typed permissions', () => {
  test('are added with Enter, without submitting the form', async () => {
    const { user, value, sent } = show(['users.view'])
    await user.type(field(), ' transactions.* {Enter}')
    expect(value()).toEqual(['users.view', 'transactions.*'])
    expect(screen.getByRole('status')).toHaveTextContent('transactions.* added')
    expect(section('Wildcards').getByText('Covers everything about transactions')).toBeInTheDocument()
    expect(field()).toHaveValue('')
    expect(sent).not.toHaveBeenCalled()
  })

  test('show an error until the text changes', async () => {
    const { user, value } = show(['users.view'])
    await user.type(field(), 'users view')
    await user.click(screen.getByRole('button', { name: 'Add permission' }))
    expect(field()).toHaveAccessibleDescription(/Use letters, digits and dots/)
    expect(field()).toHaveValue('users view')
    await user.type(field(), 's')
    expect(field()).toBeValid()
    expect(value()).toEqual(['users.view'])
  })
})
