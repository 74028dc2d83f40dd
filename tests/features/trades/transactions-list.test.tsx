import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { headers, lists, partiesOf, queryOf, rowTexts, settled, table } from '../list-parts.ts'
import { ayesha, lindiwe, naledi, renderApp, thandi } from '../render-app.tsx'

const preloads = ['preload=buyer', 'preload=materials', 'preload=seller']

describe('the list of transactions', () => {
  test.each([
    ['administrators', lindiwe, lists.admin],
    ['businesses', naledi, lists.business],
  ])('shows %s buyer and seller, ten rows, and how many there are', async (_, as, path) => {
    const { callsOf } = renderApp({ as, path })
    await screen.findByText(/^\d+ transactions$/)
    expect(headers()).toEqual(['Buyer', 'Seller'])
    expect(rowTexts()).toHaveLength(10)
    // The search names no column, so the server looks at all of them.
    expect(callsOf('transactions.list').map(queryOf)).toEqual([['page=1', 'pageSize=10', ...preloads]])
  })

  test('has the newest first, and each row leads to its transaction', async () => {
    const { mock, user, path } = renderApp({ as: lindiwe, path: lists.admin })
    await screen.findByText('380 transactions')
    expect(rowTexts()).toEqual(partiesOf(mock, 0, 10))
    const newest = mock.store.transactions.all()[0]
    await user.click(within(table()).getAllByRole('link')[0] as HTMLElement)
    expect(path()).toBe(`${lists.admin}/${newest?.id}/edit`)
  })

  test('shows a business only what it bought or its users sold', async () => {
    const { mock } = renderApp({ as: naledi, path: `${lists.business}?pageSize=100` })
    await screen.findByText(/^\d+ transactions$/)
    const business = mock.store.userNamed(naledi)?.businessId ?? ''
    const own = new Set(mock.store.users.where('businessIds', business).map(({ name }) => name))
    expect(rowTexts().length).toBeGreaterThan(10)
    expect(rowTexts().filter(([buyer, seller]) => buyer !== 'Umhlanga Metals' && !own.has(seller ?? ''))).toEqual([])
  })

  test('stands in a skeleton until the first rows are there', async () => {
    const { mock, go } = renderApp({ as: lindiwe })
    await screen.findByRole('heading', { name: 'Overview' })
    const release = mock.switches.hold('transactions.list')
    go(lists.admin)
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByText('Loading')).toHaveRole('status')
    expect(headers()).toEqual(['Buyer', 'Seller'])
    expect(within(table()).queryByRole('link')).toBeNull()
    release()
    await settled()
    expect(within(table()).getAllByRole('link')).toHaveLength(10)
    expect(screen.queryByText('Loading')).toBeNull()
  })

  test('offers to make the first where there is none', async () => {
    const { user, path } = renderApp({ as: ayesha, path: lists.business })
    const nothing = await screen.findByRole('heading', { name: 'No transactions yet' })
    expect(screen.queryByRole('table')).toBeNull()
    const card = nothing.parentElement?.parentElement as HTMLElement
    await user.click(within(card).getByRole('link', { name: 'New transaction' }))
    expect(path()).toBe(`${lists.business}/create`)
  })

  test('offers no new transaction to a user who may only look', async () => {
    renderApp({ as: thandi, path: lists.business })
    await screen.findByText(/^\d+ transactions$/)
    expect(screen.queryByRole('link', { name: 'New transaction' })).toBeNull()
  })

  test('is there at once when one comes back, while it is read anew', async () => {
    const { mock, user, go, callsOf } = renderApp({ as: lindiwe, path: `${lists.admin}?page=2` })
    await settled()
    await user.click(screen.getByRole('link', { name: 'New transaction' }))
    await screen.findByRole('heading', { name: 'New transaction' })
    mock.switches.hold()
    go(`${lists.admin}?page=2`)
    await screen.findByRole('table', { name: 'Transactions' })
    expect(rowTexts()).toEqual(partiesOf(mock, 10, 20))
    expect(table()).toHaveAttribute('aria-busy', 'true')
    // The form reads the latest ones.
    expect(callsOf('transactions.list').filter(({ query }) => query.startsWith('page=2'))).toHaveLength(1)
  })
})

describe('the pages', () => {
  test('live in the address', async () => {
    const { mock, user, path, go, history } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(path()).toBe(`${lists.admin}?page=2`)
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 10, 20)))
    expect(screen.getByText('11–20 of 380')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Page' }))
    await user.type(screen.getByRole('textbox', { name: 'Page' }), '38{Enter}')
    expect(path()).toBe(`${lists.admin}?page=38`)
    await waitFor(() => expect(screen.getByText('371–380 of 380')).toBeVisible())
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    expect(history).toHaveLength(3)
    go(lists.admin)
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 0, 10)))
  })

  test('take as many rows as one chooses, from the first page on', async () => {
    const { mock, user, path } = renderApp({ as: lindiwe, path: `${lists.admin}?page=4` })
    await settled()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25')
    expect(path()).toBe(`${lists.admin}?pageSize=25`)
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 0, 25)))
  })

  test('dim the old rows until the new ones are there', async () => {
    const { mock, user } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    const release = mock.switches.hold()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(table()).toHaveAttribute('aria-busy', 'true')
    expect(rowTexts()).toEqual(partiesOf(mock, 0, 10))
    release()
    await settled()
    expect(rowTexts()).toEqual(partiesOf(mock, 10, 20))
  })

  test.each(['abc', '0', '-2', '1.5', ''])('an address with "page=%s" means the first', async text => {
    const { callsOf } = renderApp({ as: lindiwe, path: `${lists.admin}?page=${text}` })
    await settled()
    expect(callsOf('transactions.list').map(queryOf)).toEqual([['page=1', 'pageSize=10', ...preloads]])
    expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('1')
  })

  test('one beyond the last leads administrators to the last, in place of the one that is not there', async () => {
    const { mock, path, history } = renderApp({ as: lindiwe, path: `${lists.admin}?page=99&pageSize=25` })
    await waitFor(() => expect(path()).toBe(`${lists.admin}?page=16&pageSize=25`))
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 375, 380)))
    expect(history).toHaveLength(1)
  })

  test('one beyond the last leads a business to /admin/transactions, and from there home', async () => {
    const { path, visited } = renderApp({ as: naledi, path: `${lists.business}?page=99` })
    await screen.findByRole('button', { name: /^Naledi Mokoena/ })
    expect(path()).toBe('/business')
    expect(visited).toEqual([`${lists.business}?page=99`, lists.admin, '/', '/business'])
  })
})
