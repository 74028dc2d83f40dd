import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tradeShapes } from '#contract/trade-contract.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import type { ServerName } from '#mirage/situation/situation.ts'
import { listed, listRows } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../render-app.tsx'

const path = '/admin/transactions'
const chips = () => within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem')
const count = (text: string) => screen.findByText(text, { selector: 'header span' })

type Mock = ReturnType<typeof renderApp>['mock']

/** Returns the trades of the mock with a line in a family, from the raw rows. */
function tradesWith({ store }: Mock, code: string) {
  return store.transactions.all().filter(({ id }) => linesOf(store, id).some(({ gwCode }) => gwCode.startsWith(code)))
}
const linesOf = (store: Mock['store'], id: string) => store.transactionLines.where('tradeId', id)

const servers: readonly ServerName[] = ['specified', 'public']

describe.each(servers)('on the server %s', server => {
  test('shows the rows of the raw data that fit all filters, with their lines and totals', async () => {
    const { mock } = renderApp({ as: lindiwe, path: `${path}?family=tyres&value=..20000&pageSize=100`, server })
    await listed()
    const expected = tradesWith(mock, 'GW 54').filter(
      ({ id }) => linesOf(mock.store, id).reduce((sum, { value }) => sum + value, 0) <= 20_000,
    )
    await count(`${expected.length} of ${mock.store.transactions.all().length} transactions`)
    const shown = listRows().flatMap(row => row.dataset['row'] ?? [])
    expect(new Set(shown)).toEqual(new Set(expected.map(({ id }) => id)))
    for (const { id } of expected) {
      const fits = linesOf(mock.store, id).find(({ gwCode }) => gwCode.startsWith('GW 54'))
      const text = `${fits?.name} ${formatWeight(fits?.weight ?? 0, 'en-US')}`.replaceAll('\u00a0', ' ')
      expect(listRows().find(({ dataset }) => dataset['row'] === id)).toHaveTextContent(text)
    }
    const lines = expected.flatMap(({ id }) => linesOf(mock.store, id))
    const kgOf = (some: typeof lines) =>
      formatWeight(
        some.reduce((sum, { weight }) => sum + weight, 0),
        'en-US',
      ).replaceAll('\u00a0', ' ')
    const matching = `: ${kgOf(lines.filter(({ gwCode }) => gwCode.startsWith('GW 54')))} · `
    const total = `complete records: ${kgOf(lines)}`
    expect(
      await screen.findByText(text => text.includes(matching) && text.endsWith(total), { selector: 'tfoot small' }),
    ).toBeVisible()
    expect(screen.getByText(`${expected.length} transactions found with these filters`)).toHaveRole('status')
  })
})

test('names and removes unreadable filters of the address, and removes others with Backspace', async () => {
  const address = `${path}?page=2&weight=heavy&family=gold&family=metal&without=price`
  const { user, path: at } = renderApp({ as: lindiwe, path: address })
  expect(
    await screen.findByText('These filters in the address can’t be read: Material family and Weight'),
  ).toBeVisible()
  expect(screen.getByText('They are ignored.')).toBeVisible()
  await waitFor(() => expect(at()).toBe(`${path}?page=2&family=metal&without=price`))
  await waitFor(() => expect(chips()).toHaveLength(4))
  screen.getByRole('button', { name: 'Remove filter Metal' }).focus()
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(at()).toBe(`${path}?without=price`))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove filter Without a price' })).toHaveFocus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(at()).toBe(path))
  // The focus stays in the filters.
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

test('shows all trades, purchases or sales of the business, with the side in the address', async () => {
  const own = '/business/transactions'
  const { user, path: at, mock } = renderApp({ as: naledi, path: own })
  await listed()
  const { businessId } = mock.store.userNamed(naledi) ?? {}
  const rows = () => listRows().flatMap(({ dataset: { row } }) => mock.store.transactions.get(row ?? '')?.buyerId ?? [])
  await user.click(screen.getByRole('radio', { name: 'Sold' }))
  await waitFor(() => expect(at()).toBe(`${own}?side=sold`))
  await waitFor(() => expect(rows()).not.toContain(businessId))
  expect(rows()).not.toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Bought' }))
  await waitFor(() => expect(new Set(rows())).toEqual(new Set([businessId])))
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(at()).toBe(own))
})

test('opens the filters by key, also from the search, and each choice changes the address', async () => {
  const { user, path: at } = renderApp({ as: lindiwe, path })
  await listed()
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
  const menu = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(menu.getByRole('option', { name: 'Period' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  await user.click(menu.getByRole('radio', { name: /^This month/ }))
  await waitFor(() => expect(at()).toBe(`${path}?period=month`))
  await user.click(menu.getByRole('option', { name: 'Material family' }))
  await user.click(await menu.findByRole('checkbox', { name: 'Metal' }))
  await waitFor(() => expect(at()).toBe(`${path}?period=month&family=metal`))
  await user.click(menu.getByRole('searchbox', { name: 'Find a filter or a value' }))
  await user.keyboard('unobtainium')
  expect(await menu.findByText('Nothing found for “unobtainium”.')).toBeVisible()
})

/** Opens the filters by key and returns the menu. */
async function openFilters({ user }: Pick<RenderedApp, 'user'>) {
  await listed()
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
  return within(await screen.findByRole('dialog', { name: 'Filter' }))
}

test('letters find records, and Enter applies the first one', async () => {
  const app = renderApp({ as: lindiwe, path })
  const menu = await openFilters(app)
  await app.user.keyboard('copper w')
  const option = await menu.findByRole('option', { name: 'Material: Copper wire' })
  await waitFor(() => expect(menu.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', option.id))
  await app.user.keyboard('{Enter}')
  const { id } = app.mock.store.materials.all().find(({ name }) => name === 'Copper wire') ?? { id: '' }
  await waitFor(() => expect(app.path()).toBe(`${path}?material=${id}`))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(chips()[0]).toHaveTextContent('Material: Copper wire'))
})

test('the arrow key opens the filter of the highlighted result', async () => {
  const app = renderApp({ as: lindiwe, path })
  const menu = await openFilters(app)
  await app.user.keyboard('kasi')
  await menu.findByRole('option', { name: 'Buyer: Kasi Recyclers' })
  await app.user.keyboard('{ArrowRight}')
  expect(menu.getByRole('group', { name: 'Buyer' })).toBeVisible()
  await waitFor(() => expect(menu.getByRole('combobox', { name: 'Buyer' })).toHaveFocus())
  expect(app.path()).toBe(path)
})

test('searches no records for one letter, and repeats a failed search', async () => {
  const app = renderApp({ as: lindiwe, path })
  const menu = await openFilters(app)
  app.mock.switches.fail('businesses.list', { kind: 'status', status: 403 })
  const before = app.callsOf('businesses.list').length
  await app.user.keyboard('k')
  expect(menu.getByRole('option', { name: 'Period: Last week' })).toBeVisible()
  await app.user.keyboard('asi')
  await app.user.click(await menu.findByRole('button', { name: 'Retry' }))
  expect(await menu.findByRole('option', { name: 'Buyer: Kasi Recyclers' })).toBeVisible()
  expect(
    app
      .callsOf('businesses.list')
      .slice(before)
      .map(({ query }) => new URLSearchParams(query).get('searchTerm')),
  ).toEqual(['kasi', 'kasi'])
})

test('explains that no row matches, and Clear filters shows all rows', async () => {
  const { user, path: at } = renderApp({ as: lindiwe, path: `${path}?weight=900000..` })
  await screen.findByRole('heading', { name: 'No transactions match the filters' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(at()).toBe(path))
  await listed()
})

test('keeps a row that no longer fits after a change, marks it, and leaves it out of the totals', async () => {
  let id = ''
  let kg = 0
  const { mock, user, go } = renderApp({
    as: lindiwe,
    path: '/admin/materials',
    prepare: ({ transactions, transactionLines }) => {
      id = transactions.all()[0]?.id ?? ''
      kg = transactionLines.where('tradeId', id).reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) / 100
    },
  })
  await listed()
  go(`${path}?weight=${kg}..${kg}`)
  await count(`1 of ${mock.store.transactions.all().length} transactions`)
  go(`/admin/transactions/${id}/edit`)
  const [step] = await screen.findAllByRole('button', { name: /^Increase .*weight/i })
  await user.click(step as HTMLElement)
  await waitFor(() => expect(linesOf(mock.store, id).reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThan(kg))
  go(`${path}?weight=${kg}..${kg}`)
  expect(await screen.findByText('No longer matches the filters')).toBeVisible()
  expect(listRows().flatMap(row => row.dataset['row'] ?? [])).toEqual([id])
  await count(`0 of ${mock.store.transactions.all().length} transactions`)
  const foot = document.querySelector('tfoot')
  expect(foot).toHaveTextContent('0 transactions')
  await waitFor(() => expect(foot).toHaveTextContent('0.00 kg'))
})

test('leaves the filtering to a server that filters the list', async () => {
  onTestFinished(() => void Object.assign(tradeShapes.list, { filters: undefined }))
  Object.assign(tradeShapes.list, { filters: true })
  const { callsOf } = renderApp({ as: lindiwe, path: `${path}?family=metal&weight=10..` })
  await listed()
  await waitFor(() => expect(chips()).toHaveLength(4))
  expect(listRows()).toHaveLength(10)
  expect(document.querySelector('tfoot')).toBeNull()
  const queries = callsOf('transactions.list').map(({ query }) => query)
  expect(queries).toEqual([expect.stringContaining('family=metal&weight=10..')])
})
