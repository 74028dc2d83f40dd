import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { columnTexts, listed, queryOf } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

/** Stores a preference that shows these optional columns of a list. */
const choose = (list: string, ...columns: string[]) =>
  localStorage.setItem(
    'threereco.lists',
    JSON.stringify({ columns: { [list]: Object.fromEntries(columns.map(id => [id, true])) } }),
  )

/** Returns the names of the records with these ids, formatted as in a table cell. */
const namesOf = (ids: readonly string[] = [], of: { get(id: string): { name: string } | undefined }) =>
  ids.map(id => of.get(id)?.name).join(', ') || '—'

test('shows type, businesses and roles of users, requested on demand', async () => {
  const { mock, user, callsOf } = renderApp({ as: lindiwe, path: '/admin/users' })
  await listed()
  expect(queryOf(callsOf('users.list')[0]).filter(part => part.startsWith('preload'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Display' }))
  for (const name of ['Type', 'Business', 'Roles'])
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(queryOf(callsOf('users.list').at(-1)).filter(part => part.startsWith('preload'))).toEqual([
      'preload=businesses',
      'preload=roles',
    ]),
  )
  await listed()
  const { users, businesses, roles } = mock.store
  const shown = columnTexts('Username').map(username => users.all().find(each => each.username === username))
  expect(columnTexts('Business')).toEqual(shown.map(each => namesOf(each?.businessIds, businesses)))
  expect(columnTexts('Roles')).toEqual(shown.map(each => namesOf(each?.roleIds, roles)))
  const typeNames = { system: 'Administrator', business: 'Business', collector: 'Collector' }
  expect(columnTexts('Type')).toEqual(shown.map(each => each && typeNames[each.type]))
})

test("shows the roles of a business's users", async () => {
  choose('users', 'roles')
  const { callsOf } = renderApp({ as: naledi, path: '/business/users' })
  await listed()
  expect(queryOf(callsOf('businesses.users.list')[0])).toContain('preload=roles')
  expect(callsOf('businesses.users.list')).toHaveLength(1)
  expect(columnTexts('Roles')).toContain('Business Owner')
})

test('shows owner and city of businesses', async () => {
  choose('businesses', 'owner', 'city')
  const { mock } = renderApp({ as: lindiwe, path: '/admin/businesses' })
  await listed()
  const { users, businesses } = mock.store
  const shown = columnTexts('Name').map(name => businesses.all().find(each => each.name === name))
  expect(columnTexts('Owner')).toEqual(shown.map(each => users.get(each?.ownerId ?? '')?.name))
  expect(columnTexts('City')).toEqual(shown.map(each => each?.address?.city ?? '—'))
})

test('shows default and permission count of roles', async () => {
  choose('roles', 'default', 'permissions')
  const { mock } = renderApp({ as: lindiwe, path: '/admin/roles' })
  await listed()
  const shown = columnTexts('Name').map(name => mock.store.roles.all().find(each => each.name === name))
  expect(columnTexts('Default')).toEqual(shown.map(each => (each?.default ? 'Yes' : 'No')))
  expect(columnTexts('Permissions')).toEqual(
    shown.map(each => (each?.permissions.includes('*') ? 'All' : String(each?.permissions.length))),
  )
})
