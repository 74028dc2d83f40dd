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

test("shows the username of a collection's seller", async () => {
  const { mock } = renderApp({ as: lindiwe, path: '/admin/collections' })
  const [newest] = mock.store.collections.all()
  const seller = mock.store.users.get(newest?.sellerId ?? '')
  expect((await screen.findAllByText(seller?.username ?? '?'))[0]).toBeVisible()
})
