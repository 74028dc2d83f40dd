import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lindiwe, naledi, renderApp } from './render-app.tsx'

/** The specification's tables of lists and of query usage: where, who, the columns, the call, and what it asks for. */
const lists = [
  {
    path: '/business/users',
    as: naledi,
    title: 'Users',
    columns: ['Name', 'Username'],
    call: 'businesses.users.list',
    asks: 'searchColumn=name&searchColumn=username',
  },
  {
    path: '/business/collections',
    as: naledi,
    title: 'Collections',
    columns: ['Buyer', 'Seller'],
    call: 'collections.list',
    asks: 'preload=buyer&preload=seller&preload=materials',
  },
  {
    path: '/admin/users',
    as: lindiwe,
    title: 'Users',
    columns: ['Name', 'Username'],
    call: 'users.list',
    asks: 'searchColumn=name&searchColumn=username',
  },
  {
    path: '/admin/roles',
    as: lindiwe,
    title: 'Roles',
    columns: ['Name', 'Description'],
    call: 'roles.list',
    asks: 'searchColumn=name&searchColumn=description',
  },
  {
    path: '/admin/materials',
    as: lindiwe,
    title: 'Materials',
    columns: ['Name', 'GW Code', 'CO₂ Factor kg/kg'],
    call: 'materials.list',
    asks: '',
  },
  {
    path: '/admin/collections',
    as: lindiwe,
    title: 'Collections',
    columns: ['Buyer', 'Seller'],
    call: 'collections.list',
    asks: 'preload=buyer&preload=seller&preload=materials',
  },
  {
    path: '/admin/businesses',
    as: lindiwe,
    title: 'Businesses',
    columns: ['Name'],
    call: 'businesses.list',
    asks: 'searchColumn=name',
  },
] as const

describe.each(lists)('$path', ({ path, as, title, columns, call, asks }) => {
  test('has its columns and its rows, and asks for exactly what it needs', async () => {
    const { callsOf } = renderApp({ as, path })
    const table = await screen.findByRole('table', { name: title })
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0))
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(header => header.textContent),
    ).toEqual(columns)
    expect(callsOf(call).map(({ query }) => query)).toEqual([`page=1&pageSize=10${asks && `&${asks}`}`])
    expect(screen.getByRole('link', { name: title, current: 'page' })).toBeVisible()
  })

  test('goes to the last page when asked for one beyond it', async () => {
    const { path: at, history } = renderApp({ as, path: `${path}?page=999` })
    await waitFor(() => expect(at()).toMatch(new RegExp(`^${path}(\\?page=\\d\\d?)?$`)))
    expect(history).toHaveLength(1)
    expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0)
  })
})

test('the seller of a collection goes by the username', async () => {
  const { mock } = renderApp({ as: lindiwe, path: '/admin/collections' })
  const [newest] = mock.store.collections.all()
  const seller = mock.store.users.get(newest?.sellerId ?? '')
  expect((await screen.findAllByText(seller?.username ?? '?'))[0]).toBeVisible()
})
