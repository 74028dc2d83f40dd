import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lindiwe, renderApp } from '../render-app.tsx'
import { allLists } from './all-lists.ts'

describe.each(allLists)('$path', ({ path, as, title, columns, call, asks }) => {
  test('has its columns and rows, and requests exactly what it needs', async () => {
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
})

// Another test covers `/business/transactions`, which redirects instead.
describe.each(allLists.filter(({ path }) => path !== '/business/transactions'))('$path', ({ path, as }) => {
  test('goes to the last page if the requested page is too high', async () => {
    const { path: at, history } = renderApp({ as, path: `${path}?page=999` })
    await waitFor(() => expect(at()).toMatch(new RegExp(`^${path}(\\?page=\\d\\d?)?$`)))
    expect(history).toHaveLength(1)
    expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0)
  })
})

test("shows the username of a collection's seller", async () => {
  const { mock } = renderApp({ as: lindiwe, path: '/admin/collections' })
  const [newest] = mock.store.collections.all()
  const seller = mock.store.users.get(newest?.sellerId ?? '')
  expect((await screen.findAllByText(seller?.username ?? '?'))[0]).toBeVisible()
})
