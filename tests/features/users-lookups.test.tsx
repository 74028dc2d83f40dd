import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryOf } from './list-parts.ts'
import { openNewUser } from './new-user.ts'
import { enterAdmin, findSearch, opened, search } from './record-form.ts'

describe('the look-ups of a new user', () => {
  test('ask for the first ten by name', async () => {
    const { callsOf } = await openNewUser()
    await waitFor(() => expect(callsOf('businesses.list').length + callsOf('roles.list').length).toBeGreaterThan(1))
    const firstTen = ['page=1', 'pageSize=10', 'searchColumn=name']
    expect(queryOf(callsOf('businesses.list')[0])).toEqual(firstTen)
    expect(queryOf(callsOf('roles.list')[0])).toEqual(firstTen)
  })

  test('keep what they search for in the address', async () => {
    const { user, path, callsOf } = await openNewUser()
    await user.type(search('Business'), 'kasi')
    await waitFor(() => expect(path()).toBe('/admin/users/create?businessesSearchTerm=kasi'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(path()).toBe('/admin/users/create'))
    await user.type(await findSearch('Add a role'), 'staff')
    await waitFor(() => expect(path()).toBe('/admin/users/create?rolesSearchTerm=staff'))
    await waitFor(() => expect(queryOf(callsOf('roles.list').at(-1))).toContain('searchTerm=staff'))
  })

  test('begin with what the address says', async () => {
    const { user } = await openNewUser('?businessesSearchTerm=cape&rolesSearchTerm=owner')
    expect(search('Business')).toHaveValue('cape')
    await user.click(search('Add a role'))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Business Owner'])
  })

  test('that fail find nothing, and say nothing of it', async () => {
    const { mock, go, user, callsOf } = await enterAdmin()
    mock.switches.fail('businesses.list', { kind: 'status', status: 500, times: 'always' })
    mock.switches.fail('roles.list', { kind: 'network', times: 'always' })
    go('/admin/users/create')
    await opened('New user')
    await user.click(search('Business'))
    expect(await screen.findByText('No businesses found.')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await findSearch('Add a role'))
    expect(await screen.findByText('No roles found.')).toBeVisible()
    expect(screen.queryByText(/Try again|went wrong/)).not.toBeInTheDocument()
    expect(callsOf('businesses.list').length).toBeGreaterThan(0)
  })
})
