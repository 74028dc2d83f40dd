import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bongani, lindiwe, naledi, type RenderedApp, renderApp, thandi } from '../render-app.tsx'

const people = [
  ['an administrator', lindiwe, 'All businesses', 'Transactions'],
  ['who records for a business', naledi, 'Umhlanga Metals', 'Transactions'],
  ['who looks at the trades of one', thandi, 'Umhlanga Metals', 'Transactions'],
  ['a collector', bongani, 'Your collections', 'Collections'],
] as const

const region = (name: string) => screen.findByRole('region', { name })

/** Whether all pages were read: then figures are compared with those before. */
const compared = async () => expect(await screen.findAllByText(/ against /)).not.toHaveLength(0)

/** The shown number of trades in the period: of a business, of those that it bought. */
const tradeCount = (label: string) =>
  within(screen.getAllByText(label, { selector: 'dt' })[0]?.parentElement as HTMLElement).getByRole('definition')
    .textContent

function withoutTrades({ mock }: RenderedApp) {
  for (const kind of ['transactions', 'collections'] as const) {
    for (const { id } of mock.store[kind].all()) mock.store[kind].remove(id)
  }
}

describe('the first screen', () => {
  test.each(people)('of %s has the figures of their trades', async (_, as, about, trades) => {
    renderApp({ as })
    expect(await screen.findByText(new RegExp(`^${about}, `))).toBeVisible()
    await compared()
    expect(Number(tradeCount(trades))).toBeGreaterThan(10)
    expect(await region(`Latest ${trades.toLowerCase()}`)).toBeVisible()
    expect(screen.queryAllByRole('region', { name: 'New users' })).toHaveLength(as === lindiwe ? 1 : 0)
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

  test('of a business leads on to a new transaction for who may record one', async () => {
    const { user, path } = renderApp({ as: naledi })
    await user.click(await screen.findByRole('link', { name: 'New transaction' }))
    expect(await screen.findByRole('heading', { name: 'New transaction' })).toBeVisible()
    expect(path()).toBe('/business/transactions/create')
  })

  test('has no such way for who only looks', async () => {
    renderApp({ as: thandi })
    await region('Latest transactions')
    expect(screen.queryByRole('link', { name: 'New transaction' })).toBeNull()
  })

  test('of an administrator also tells of new users, and who is stuck before the second factor', async () => {
    renderApp({ as: lindiwe })
    const stuck = within(await region('Users without a second factor'))
    expect(stuck.getByRole('link', { name: 'Ayesha Moosa' })).toHaveAttribute(
      'href',
      expect.stringMatching('/admin/users/'),
    )
    expect(stuck.getByText(/^1 of \d+ users have no authenticator app yet\.$/)).toBeVisible()
    expect(within(await region('New users')).getAllByRole('row')).toHaveLength(6)
  })

  test('tells an administrator nothing of users who may not see them', async () => {
    const { mock } = renderApp({ as: lindiwe })
    mock.store.users.update(mock.store.userNamed(lindiwe)?.id ?? '', {
      roleIds: [],
      permissions: ['transactions.access', 'transactions.view', 'transactions.materials.view'],
    })
    await compared()
    expect(screen.queryByText('New users')).toBeNull()
  })
})

describe('who has nothing yet', () => {
  test.each([
    ['who records', naledi, 'Record your trades and see the CO₂e avoided.', ['New transaction']],
    ['who looks', thandi, 'View trades and the CO₂e avoided.', ['Open transactions']],
    ['an administrator', lindiwe, 'View trades and manage users, businesses and roles.', ['Open transactions']],
    ['a collector', bongani, 'Your material is recycled and avoids CO₂e.', []],
  ])('reads what the area is for: %s', async (_, as, words, ways) => {
    withoutTrades(renderApp({ as }))
    const title = await screen.findByText(new RegExp(`^Welcome, .*\\. ${words}$`))
    expect(title).toBeVisible()
    const card = screen.getByText(/^(Record a transaction|View transactions|Your account is ready)$/).parentElement
      ?.parentElement
    const links = within(card as HTMLElement).queryAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(ways)
    expect(screen.queryByText(/To see trade figures/)).toBeNull()
  })
})

test('who may not see figures reads which permissions are missing, under the words for who has none', async () => {
  const { mock } = renderApp({ path: '/business', as: naledi })
  const id = mock.store.userNamed(naledi)?.id ?? ''
  mock.store.users.update(id, { roleIds: [], permissions: ['transactions.access', 'transactions.view'] })
  expect(await screen.findByText(/need the permission transactions\.materials\.view\./)).toBeVisible()
  expect(screen.getByText(/^Welcome, Naledi Mokoena\./)).toBeVisible()
})

test('the lines of trades that are sent without the permission to see them are summed up in figures', async () => {
  renderApp({ as: thandi, server: 'public' })
  await compared()
  expect(Number(tradeCount('Transactions'))).toBeGreaterThan(10)
})

describe('the period', () => {
  test('is in the address: a link opens it, a choice is a step, and Back leads to the one before', async () => {
    const { user, go, path } = renderApp({ as: naledi, path: '/business?period=year' })
    await compared()
    const year = tradeCount('Transactions')
    expect(screen.getByRole('button', { name: /Period/ })).toHaveTextContent('This year')
    await user.click(screen.getByRole('button', { name: /Period/ }))
    await user.click(screen.getByRole('option', { name: 'Last 12 months' }))
    expect(path()).toBe('/business')
    await waitFor(() => expect(tradeCount('Transactions')).not.toBe(year))
    go('/business?period=year')
    await waitFor(() => expect(tradeCount('Transactions')).toBe(year))
  })

  test('of other days asks for nothing that was read', async () => {
    const { go, callsOf } = renderApp({ as: naledi })
    await compared()
    const asked = callsOf('transactions.list').length
    go('/business?period=month')
    expect(await screen.findByText(/ against [A-Z][a-z]{2} 1\b[^,]*, \d{4}$/)).toBeVisible()
    expect(callsOf('transactions.list')).toHaveLength(asked)
  })
})
