import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { lists, queryOf, searchBox, settled, table } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

describe('search of transactions', () => {
  test('waits for a pause in typing, then sends one request for page 1', async () => {
    const { user, path, callsOf, history, mock } = renderApp({ as: lindiwe, path: `${lists.admin}?page=3&pageSize=25` })
    await settled()
    const before = mock.now()
    await user.type(searchBox(), 'kasi')
    expect(path()).toBe(`${lists.admin}?page=3&pageSize=25`)
    await waitFor(() => expect(path()).toBe(`${lists.admin}?pageSize=25&searchTerm=kasi`))
    await waitFor(() => expect(callsOf('transactions.list')).toHaveLength(2))
    const [, searched] = callsOf('transactions.list')
    expect(queryOf(searched)).toEqual([
      'page=1',
      'pageSize=25',
      'preload=buyer',
      'preload=materials',
      'preload=seller',
      'searchTerm=kasi',
    ])
    expect((searched?.at ?? 0) - before).toBeGreaterThanOrEqual(299)
    // Further input replaces the search's history entry, so that Back returns to the page before the search.
    await user.type(searchBox(), ' recyclers{Enter}')
    expect(history).toEqual([
      `${lists.admin}?page=3&pageSize=25`,
      `${lists.admin}?pageSize=25&searchTerm=kasi+recyclers`,
    ])
    // A cleared search leaves no entry either.
    await user.type(searchBox(), '{Escape}')
    await waitFor(() => expect(history).toEqual([`${lists.admin}?page=3&pageSize=25`, `${lists.admin}?pageSize=25`]))
  })

  test.each([
    ['specified', (number: string) => number],
    ['specified', (number: string) => number.replace('-', '').toLowerCase()],
    ['public', (number: string) => number.toLowerCase()],
  ] as const)('finds a transaction by its number on the %s server, and Enter opens it', async (server, typed) => {
    const { user, mock, callsOf, path } = renderApp({ as: lindiwe, path: lists.admin, server })
    await settled()
    const sought = mock.store.transactions.all()[120]
    const number = typed(tradeNumber(sought?.id ?? ''))
    await user.type(searchBox(), number)
    expect(await screen.findByText('1 transaction')).toBeVisible()
    const link = within(table()).getByRole('link')
    expect(link).toHaveAttribute('href', `${lists.admin}/${sought?.id}/edit`)
    expect(queryOf(callsOf('transactions.list')[1])).toContain(`searchTerm=${number}`)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe(`${lists.admin}/${sought?.id}`))
  })

  test.each([
    ['transactions', lists.admin],
    ['collections', '/admin/collections'],
  ] as const)('opens the record of a scanned slip: %s', async (resource, address) => {
    const { user, mock, path } = renderApp({ as: lindiwe, path: address })
    await screen.findAllByRole('rowheader')
    const id = mock.store[resource].all()[20]?.id ?? ''
    await user.keyboard(`/${tradeNumber(id)}{Enter}`)
    await waitFor(() => expect(path()).toBe(`${address}/${id}`))
  })

  test.each([
    ['the down arrow', (number: string) => `${number}{ArrowDown}`],
    ['Enter after a part of the number', (number: string) => `${number.slice(0, -1)}{Enter}`],
  ])('opens no record on %s', async (_, keysOf) => {
    const { user, mock, path } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    const id = mock.store.transactions.all()[120]?.id ?? ''
    await user.type(searchBox(), keysOf(tradeNumber(id)))
    await waitFor(() => expect(within(table()).getByRole('link')).toHaveFocus())
    expect(path()).toContain(`${lists.admin}?searchTerm=`)
  })

  test('shows the results if no record has the number', async () => {
    const { user, path } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    await user.type(searchBox(), '0000-0000{Enter}')
    expect(await screen.findByRole('heading', { name: /No transactions? match/ })).toBeVisible()
    expect(path()).toBe(`${lists.admin}?searchTerm=0000-0000`)
  })

  test('starts with the address and follows it', async () => {
    const { go, callsOf } = renderApp({ as: lindiwe, path: `${lists.admin}?searchTerm=kasi` })
    await settled()
    expect(searchBox()).toHaveValue('kasi')
    expect(queryOf(callsOf('transactions.list')[0])).toContain('searchTerm=kasi')
    go(`${lists.admin}?searchTerm=umhlanga`)
    await waitFor(() => expect(searchBox()).toHaveValue('umhlanga'))
    await settled()
    expect(queryOf(callsOf('transactions.list')[1])).toContain('searchTerm=umhlanga')
  })

  test('sends any term as typed', async () => {
    const { user, path, callsOf } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    const termIn = (query = '') => new URLSearchParams(query).get('searchTerm')
    for (const term of ['a%20b', '100%', '%2e%2e%2f', 'a+b&page=3']) {
      await user.clear(searchBox())
      await user.type(searchBox(), term)
      await waitFor(() => expect(termIn(path().split('?')[1])).toBe(term))
      expect(searchBox()).toHaveValue(term)
      await waitFor(() => expect(termIn(callsOf('transactions.list').at(-1)?.query)).toBe(term))
    }
  })
})
