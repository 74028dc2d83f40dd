import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { lists, partiesOf, queryOf, rowTexts, searchBox, settled, table } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

describe('searching transactions', () => {
  test('waits until one stops typing, then asks once, for the first page', async () => {
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
    // Back leads to the page from before the search, whatever was typed since.
    await user.type(searchBox(), ' recyclers{Enter}')
    expect(history).toEqual([
      `${lists.admin}?page=3&pageSize=25`,
      `${lists.admin}?pageSize=25&searchTerm=kasi+recyclers`,
    ])
  })

  test('finds buyers, upper and lower case alike', async () => {
    const { user } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    await user.type(searchBox(), 'umhlanga METALS')
    await waitFor(() => expect(rowTexts().every(([buyer]) => buyer === 'Umhlanga Metals')).toBe(true))
    expect(rowTexts()).not.toHaveLength(0)
    expect(screen.queryByText('380 transactions')).toBeNull()
  })

  test.each([
    ['specified', (number: string) => number],
    ['specified', (number: string) => number.replace('-', '').toLowerCase()],
    ['public', (number: string) => number.toLowerCase()],
  ] as const)('finds a transaction by its number on the %s server', async (server, typed) => {
    const { user, mock, callsOf } = renderApp({ as: lindiwe, path: lists.admin, server })
    await settled()
    const sought = mock.store.transactions.all()[120]
    const number = typed(tradeNumber(sought?.id ?? ''))
    await user.type(searchBox(), `${number}{Enter}`)
    expect(await screen.findByText('1 transaction')).toBeVisible()
    const link = within(table()).getByRole('link')
    expect(link).toHaveAttribute('href', `${lists.admin}/${sought?.id}/edit`)
    expect(queryOf(callsOf('transactions.list')[1])).toContain(`searchTerm=${number}`)
  })

  test('begins with what the address says, and follows it', async () => {
    const { go, callsOf } = renderApp({ as: lindiwe, path: `${lists.admin}?searchTerm=kasi` })
    await settled()
    expect(searchBox()).toHaveValue('kasi')
    expect(queryOf(callsOf('transactions.list')[0])).toContain('searchTerm=kasi')
    go(`${lists.admin}?searchTerm=umhlanga`)
    await waitFor(() => expect(searchBox()).toHaveValue('umhlanga'))
    await settled()
    expect(queryOf(callsOf('transactions.list')[1])).toContain('searchTerm=umhlanga')
  })

  test('without hits says so, and offers to clear the search', async () => {
    const { user, mock, path } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    await user.type(searchBox(), 'unobtainium')
    const nothing = await screen.findByRole('heading', { name: 'No transactions match “unobtainium”' })
    const card = nothing.parentElement?.parentElement as HTMLElement
    await user.click(within(card).getByRole('button', { name: 'Clear search' }))
    expect(path()).toBe(lists.admin)
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 0, 10)))
    expect(searchBox()).toHaveValue('')
  })

  test.each(['a%20b', '100%', '%2e%2e%2f', 'a+b&page=3'])('for “%s” is asked as it was typed', async term => {
    const { user, path, callsOf } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    await user.type(searchBox(), term)
    await waitFor(() => expect(new URLSearchParams(path().split('?')[1]).get('searchTerm')).toBe(term))
    expect(searchBox()).toHaveValue(term)
    await waitFor(() =>
      expect(new URLSearchParams(callsOf('transactions.list').at(-1)?.query).get('searchTerm')).toBe(term),
    )
  })

  test('is emptied by Escape, at once', async () => {
    const { user, path } = renderApp({ as: lindiwe, path: `${lists.admin}?searchTerm=kasi` })
    await settled()
    await user.type(searchBox(), '{Escape}')
    expect(path()).toBe(lists.admin)
  })
})

describe('a list that cannot be had', () => {
  const gone = 'The server sent an answer that this app cannot read. Try again; if it happens again, tell support.'

  test.each([
    ['a refusal', { kind: 'status', status: 403, message: 'Not for your eyes.' }, 'Not for your eyes.'],
    ['an error of the server', { kind: 'status', status: 500, message: 'Out of order.' }, 'Out of order.'],
    ['no network', { kind: 'network' }, 'The server could not be reached. Check your connection and try again.'],
    ['an answer that is no JSON', { kind: 'not-json' }, 'The server failed (502).'],
    ['a web page in place of an answer', { kind: 'not-json', status: 200 }, gone],
    ['JSON that is not what was agreed', { kind: 'wrong-shape' }, gone],
  ] as const)('says so after %s, and Retry keeps the search', async (_, failure, message) => {
    const address = `${lists.business}?searchTerm=metals`
    const { user, mock, path } = renderApp({ as: naledi, path: address })
    mock.switches.fail('transactions.list', { ...failure, times: 'always' })
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('heading', { name: /^No transactions/ })).toBeNull()
    mock.switches.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await settled()
    expect(rowTexts()).not.toHaveLength(0)
    expect(searchBox()).toHaveValue('metals')
    expect(path()).toBe(address)
  })

  test('is asked for three more times after an error of the server, and not again after a refusal', async () => {
    const { user, mock, callsOf } = renderApp({ as: lindiwe, path: lists.admin })
    mock.switches.fail('transactions.list', { kind: 'status', status: 500, times: 'always' })
    await screen.findByRole('alert')
    expect(callsOf('transactions.list')).toHaveLength(4)
    mock.switches.clear()
    mock.switches.fail('transactions.list', { kind: 'status', status: 403, message: 'No more.' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No more.'))
    expect(callsOf('transactions.list')).toHaveLength(5)
  })

  test('leaves the rows that are there on show', async () => {
    const { user, mock, path } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    mock.switches.fail('transactions.list', { kind: 'status', status: 403, message: 'Not this page.' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this page.')
    expect(rowTexts()).toEqual(partiesOf(mock, 0, 10))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 10, 20)))
    expect(path()).toBe(`${lists.admin}?page=2`)
    expect(table()).toHaveAttribute('aria-busy', 'false')
  })
})
