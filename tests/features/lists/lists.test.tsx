import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listRows, menuEntries, rowMenus } from '../list-parts.ts'
import { lindiwe, permitOnly, renderApp } from '../render-app.tsx'
import { allLists } from './all-lists.ts'

describe.each(allLists)('$path', ({ path, as, title, rows, hasForms, columns, call, asks }) => {
  test('requests and shows its columns and rows, with a menu at each row, and explains an empty list', async () => {
    const { user, mock, go, callsOf } = renderApp({ as, path })
    const table = await screen.findByRole('table', { name: title })
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0))
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(header => header.textContent),
    ).toEqual(columns)
    expect(callsOf(call).map(({ query }) => query)).toEqual([`page=1&pageSize=10${asks && `&${asks}`}`])
    expect(screen.getByRole('link', { name: title, current: 'page' })).toBeVisible()

    const [row] = listRows()
    const newLinks = () => screen.queryAllByRole('link', { name: /^New / }).map(link => link.getAttribute('href'))
    expect(newLinks()).toEqual(hasForms ? [`${path}/create`] : [])
    const href = within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href')
    const [, id = ''] = /([\w-]{36})/.exec(href ?? '') ?? []
    expect(mock.store[rows].get(id)).toBeDefined()
    const view = ['View', `${path}/${id}`]
    const printing = ['Print slip', `${path}/${id}?print=slip`]
    const others = {
      transactions: [view, printing, ['Duplicate', `${path}/create?copy=${id}`]],
      collections: [view, printing, ['Duplicate', `${path}/create?copy=${id}`]],
      roles: [['Permissions', `/admin/roles/${id}/permissions`]],
    }[rows as string]
    const menu = hasForms
      ? [['Edit', `${path}/${id}/edit`], ...(others ?? []), ['Delete', null]]
      : rows === 'collections'
        ? [view, printing]
        : [view]
    expect(href).toBe(menu[0]?.[1])
    expect(await menuEntries(user, row)).toEqual(menu)
    await user.keyboard('{Escape}')
    expect(rowMenus()).toHaveLength(listRows().length)

    // All user lists contain the signed-in user, so they are never empty.
    if (rows === 'users') return
    if (rows === 'roles') permitOnly(mock.store, lindiwe, '*')
    for (const { id } of mock.store[rows].all()) mock.store[rows].remove(id)
    go(`${path}?pageSize=25`)
    const nothing = await screen.findByRole('heading', { name: `No ${rows} yet` })
    const card = within(nothing.parentElement?.parentElement as HTMLElement)
    expect(card.getByText(/will appear here/)).toBeVisible()
    expect(newLinks()).toEqual(hasForms ? [`${path}/create`] : [])
    expect(card.queryAllByRole('link', { name: /^New / })).toHaveLength(hasForms ? 1 : 0)
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test("shows the username of a collection's seller", async () => {
  const { mock } = renderApp({ as: lindiwe, path: '/admin/collections' })
  const [newest] = mock.store.collections.all()
  const seller = mock.store.users.get(newest?.sellerId ?? '')
  expect((await screen.findAllByText(seller?.username ?? '?'))[0]).toBeVisible()
})
