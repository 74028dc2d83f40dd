import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { carbonInColumn } from '#domain/carbon/carbon-words.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { columnTexts, listed, listRows, listTable, widenWindow } from '../list-parts.ts'
import { lindiwe, permitOnly, type RenderedApp, renderApp } from '../render-app.tsx'

const headers = () =>
  within(listTable())
    .getAllByRole('columnheader')
    .map(header => header.textContent)

async function choose({ user }: Pick<RenderedApp, 'user'>, ...names: string[]) {
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await screen.findByRole('menu')
  for (const name of names)
    await user.click(screen.getByRole(name.startsWith('Com') ? 'menuitemradio' : 'menuitemcheckbox', { name }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

describe.each([
  ['/admin/transactions', 'transactions', 'transactionLines'],
  ['/admin/collections', 'collections', 'collectionLines'],
] as const)('%s', (path, kind, linesOf) => {
  test('can show the date and the totals of each trade', async () => {
    const app = renderApp({ as: lindiwe, path })
    await listed()
    await app.user.click(screen.getByRole('button', { name: 'Figures' }))
    expect(headers()).toEqual(['Buyer', 'Seller', 'Date', 'Lines', 'Weight kg', 'Value R', 'CO₂e avoided kg'])
    const trades = app.mock.store[kind].all().slice(0, 10)
    const totals = trades.map(({ id }) =>
      totalsOf(
        app.mock.store[linesOf].where('tradeId', id).map(({ weight, value, gwCode, ...line }) => ({
          weight,
          value,
          material: { carbonFactor: Number(line.carbonFactor), gwCode },
        })),
      ),
    )
    expect(columnTexts('Lines')).toEqual(
      trades.map(({ id }) => String(app.mock.store[linesOf].where('tradeId', id).length)),
    )
    // The code that computes totals loads with the first total.
    await waitFor(() =>
      expect(columnTexts('Weight kg')).toEqual(totals.map(({ weight }) => formatNumber(weight, 'en-US'))),
    )
    expect(columnTexts('Value R')).toEqual(totals.map(({ value }) => formatNumber(value, 'en-US')))
    expect(columnTexts('CO₂e avoided kg')).toEqual(totals.map(({ carbon }) => carbonInColumn(carbon, 'en-US')))
    expect(listRows().map(row => row.querySelector('td time')?.getAttribute('datetime'))).toEqual(
      trades.map(({ createdAt }) => createdAt),
    )
  })
})

describe('choice of columns', () => {
  test('keeps required columns in place', async () => {
    const app = renderApp({ as: lindiwe, path: '/admin/materials' })
    await listed()
    await app.user.click(screen.getByRole('button', { name: 'Display' }))
    expect(await screen.findByRole('menu')).toHaveAccessibleDescription('Always shown: Name, GW Code and CO₂ Factor.')
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull()
  })

  test('is stored per list, and the density for all lists, and follows a choice in another window', async () => {
    const first = renderApp({ as: lindiwe, path: '/admin/transactions' })
    await listed()
    await choose(first, 'Date', 'Compact')
    expect(headers()).toEqual(['Buyer', 'Seller', 'Date'])
    first.go('/admin/collections')
    await screen.findByRole('table', { name: 'Collections' })
    expect(headers()).toEqual(['Buyer', 'Seller'])
    await first.user.click(screen.getByRole('button', { name: 'Display' }))
    expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
    await first.user.keyboard('{Escape}')
    first.go('/admin/transactions')
    await screen.findByRole('table', { name: 'Transactions' })
    expect(headers()).toEqual(['Buyer', 'Seller', 'Date'])
    await choose(first, 'Date', 'Comfortable')
    expect(headers()).toEqual(['Buyer', 'Seller'])
    // A choice in another window.
    localStorage.setItem('threereco.lists', '{"columns":{"transactions":{"lines":true}}}')
    dispatchEvent(new StorageEvent('storage', { key: 'threereco.lists' }))
    await waitFor(() => expect(headers()).toEqual(['Buyer', 'Seller', 'Lines']))
  })
})

describe('columns of a wide window', () => {
  const requested = ({ callsOf }: RenderedApp) =>
    callsOf('users.list').map(({ query }) => new URLSearchParams(query).get('preload'))

  test('show the type and the roles of users, with one request', async () => {
    widenWindow()
    const app = renderApp({ as: lindiwe, path: '/admin/users' })
    await listed()
    expect(headers()).toEqual(['Name', 'Username', 'Type', 'Roles'])
    expect(requested(app)).toEqual(['roles'])
  })

  test('are not requested without the permission to see them', async () => {
    widenWindow()
    const app = renderApp({ as: lindiwe, path: '/admin' })
    permitOnly(app.mock.store, lindiwe, 'users.access', 'users.view')
    app.go('/admin/users')
    await listed()
    expect(headers()).toEqual(['Name', 'Username', 'Type'])
    expect(requested(app)).not.toContain('roles')
  })

  test('show the owner, the place and the number of users of businesses', async () => {
    widenWindow()
    renderApp({ as: lindiwe, path: '/admin/businesses' })
    await listed()
    expect(headers()).toEqual(['Name', 'Owner', 'City', 'Province', 'Users'])
    expect(columnTexts('Users')[0]).toMatch(/^\d+$/)
  })
})
