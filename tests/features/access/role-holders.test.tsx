import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../list-parts.ts'
import { button, card, openRole } from '../record-form.ts'

const holders = () => screen.getByRole('list', { name: 'Users with this role' })

describe('users with a role', () => {
  test('are searched among all users on request, each with a link', async () => {
    const { user, mock, role, callsOf } = await openRole('Business Staff')
    const staff = mock.store.users.where('roleIds', role.id)
    expect(callsOf('users.list').some(({ query }) => query.includes('preload'))).toBe(false)
    await user.click(button('Find users'))
    expect(await card('Users with this role').findByText(`${staff.length} users.`)).toBeVisible()
    const links = within(holders()).getAllByRole('link')
    expect(new Set(links.map(link => link.getAttribute('href')))).toEqual(
      new Set(staff.map(({ id }) => `/admin/users/${id}/edit`)),
    )
    expect(links).toHaveLength(staff.length)
    const asked = callsOf('users.list').find(({ query }) => query.includes('preload'))
    expect(queryOf(asked)).toEqual(['page=1', 'pageSize=100', 'preload=roles'])
    expect(button('Refresh')).toHaveFocus()
  })

  test('are none if no user has the role', async () => {
    const { user, mock, role } = await openRole('Business User')
    for (const { id } of mock.store.users.where('roleIds', role.id)) mock.store.users.update(id, { roleIds: [] })
    await user.click(button('Find users'))
    expect(await screen.findByText('No user has this role.')).toBeVisible()
  })

  test('are unavailable without the permission to view the roles of users', async () => {
    await openRole('Collector', ['roles.access', 'roles.view', 'users.view'])
    expect(screen.getByText(/you need the permission users\.roles\.view\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Find users' })).toBeNull()
  })
})
