import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bongani, lindiwe, naledi, permitOnly, type RenderedApp, renderApp, thandi } from '../render-app.tsx'

const people = [
  ['an administrator', lindiwe, 'All businesses', 'Transactions'],
  ['who records for a business', naledi, 'Umhlanga Metals', 'Transactions'],
  ['who looks at the trades of one', thandi, 'Umhlanga Metals', 'Transactions'],
  ['a collector', bongani, 'Your collections', 'Collections'],
] as const

const region = (name: string) => screen.findByRole('region', { name })

/** Waits until all pages are loaded, because the totals show a comparison only then. */
const compared = async () => expect(await screen.findByText(/^Compared with /)).toBeVisible()

/** Returns the number of trades in the period; for a business, the number of its purchases. */
const tradeCount = (label: string) =>
  within(screen.getAllByText(label, { selector: 'dt' })[0]?.parentElement as HTMLElement).getByRole('definition')
    .textContent

function withoutTrades({ mock }: RenderedApp) {
  for (const kind of ['transactions', 'collections'] as const) {
    for (const { id } of mock.store[kind].all()) mock.store[kind].remove(id)
  }
}

describe('first screen', () => {
  test.each(people)('shows %s the figures of their trades', async (_, as, about, trades) => {
    renderApp({ as })
    expect(await screen.findByText(new RegExp(`^${about}, `))).toBeVisible()
    await compared()
    expect(Number(tradeCount(trades))).toBeGreaterThan(10)
    expect(await region(`Latest ${trades.toLowerCase()}`)).toBeVisible()
    expect(screen.queryAllByRole('region', { name: 'New users' })).toHaveLength(as === lindiwe ? 1 : 0)
    const links = screen.queryAllByRole('link', { name: 'New transaction' })
    expect(links.map(link => link.getAttribute('href'))).toEqual(as === naledi ? ['/business/transactions/create'] : [])
  })

  test.each([
    ['the main business of a user of several', true, 'Umhlanga Metals', 'Umhlanga Metals'],
    ['no other business if the server does not name the main one', false, 'Your business', 'Business'],
  ])('names %s', async (_, isNamed, title, detail) => {
    const { mock } = renderApp({ as: naledi })
    const { id = '', businessId = null } = mock.store.userNamed(naledi) ?? {}
    const others = mock.store.businesses.all().filter(business => business.id !== businessId)
    const businessIds = [others[0]?.id, isNamed ? businessId : others[1]?.id].filter(other => other != null)
    mock.store.users.update(id, { businessIds })
    expect(await screen.findByText(new RegExp(`^${title}, `))).toBeVisible()
    expect(screen.getByRole('button', { name: `Naledi Mokoena ${detail}` })).toBeVisible()
  })

  test('shows administrators new users and users without a second factor', async () => {
    renderApp({ as: lindiwe })
    const stuck = within(await region('Users without a second factor'))
    expect(stuck.getByRole('link', { name: 'Ayesha Moosa' })).toHaveAttribute(
      'href',
      expect.stringMatching('/admin/users/'),
    )
    expect(stuck.getByText(/^9 of \d+ users have no authenticator app yet\.$/)).toBeVisible()
    expect(within(await region('New users')).getAllByRole('row')).toHaveLength(6)
  })

  test('hides users from administrators without permission', async () => {
    const { mock } = renderApp({ as: lindiwe })
    permitOnly(mock.store, lindiwe, 'transactions.access', 'transactions.view', 'transactions.materials.view')
    await compared()
    expect(screen.queryByText('New users')).toBeNull()
  })
})

describe('overview without trades', () => {
  test.each([
    ['who records', naledi, 'Record your trades and see the CO₂e avoided.', ['New transaction']],
    ['who looks', thandi, 'View trades and the CO₂e avoided.', ['Open transactions']],
    ['an administrator', lindiwe, 'View trades and manage users, businesses and roles.', ['Open transactions']],
    ['a collector', bongani, 'Your material is recycled and avoids CO₂e.', []],
  ])('explains the area: %s', async (_, as, words, labels) => {
    withoutTrades(renderApp({ as }))
    const title = await screen.findByText(new RegExp(`^Welcome, .*\\. ${words}$`))
    expect(title).toBeVisible()
    const card = screen.getByText(/^(Record a transaction|View transactions|Your account is ready)$/).parentElement
      ?.parentElement
    const links = within(card as HTMLElement).queryAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(labels)
    expect(screen.queryByText(/To see trade figures/)).toBeNull()
  })
})

test('names the permissions that are missing for the figures', async () => {
  const { mock } = renderApp({ path: '/business', as: naledi })
  permitOnly(mock.store, naledi, 'transactions.access', 'transactions.view')
  expect(await screen.findByText(/need the permission transactions\.materials\.view\./)).toBeVisible()
  expect(screen.getByText(/^Welcome, Naledi Mokoena\./)).toBeVisible()
})

test('sums lines that are sent without the permission to view them', async () => {
  renderApp({ as: thandi, server: 'public' })
  await compared()
  expect(Number(tradeCount('Transactions'))).toBeGreaterThan(10)
})

test('period is in the address, and uses cached trades for other days', async () => {
  const { user, go, path, callsOf } = renderApp({ as: naledi, path: '/business?period=year' })
  await compared()
  const year = tradeCount('Transactions')
  expect(screen.getByRole('button', { name: /Period/ })).toHaveTextContent('This year')
  await user.click(screen.getByRole('button', { name: /Period/ }))
  await user.click(screen.getByRole('option', { name: 'Last 12 months' }))
  expect(path()).toBe('/business')
  expect(screen.getByRole('button', { name: /Period/ })).toHaveTextContent('Last 12 months')
  go('/business?period=year')
  await waitFor(() => expect(screen.getByRole('button', { name: /Period/ })).toHaveTextContent('This year'))
  expect(tradeCount('Transactions')).toBe(year)
  const requests = callsOf('transactions.list').length
  go('/business?period=month')
  expect(await screen.findByText(/^Umhlanga Metals, [A-Z][a-z]{2} 1\b[^,]*, \d{4}/)).toBeVisible()
  expect(await screen.findByText(/^CO₂e avoided/)).toBeVisible()
  expect(callsOf('transactions.list')).toHaveLength(requests)
})
