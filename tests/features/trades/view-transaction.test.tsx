import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { lists } from '../list-parts.ts'
import { lindiwe, naledi, permitOnly, type RenderedApp, renderApp, thandi } from '../render-app.tsx'

const materials = () => screen.getByRole('table', { name: 'Materials' })
const heading = () => screen.getByRole('heading', { level: 1 })

/** Opens the read view of a transaction as this user, after `prepare` has changed the mock. */
async function openView(
  as: string,
  prepare: (mock: RenderedApp['mock']) => void = () => undefined,
  server: 'specified' | 'public' = 'specified',
) {
  const area = as === lindiwe ? 'admin' : 'business'
  const app = renderApp({ as, path: `/${area}`, locale: 'en-ZA', server })
  prepare(app.mock)
  await screen.findByRole('heading', { name: 'Overview' })
  const { store } = app.mock
  const business = store.userNamed(as)?.businessId
  const trade = store.transactions.all().find(({ buyerId }) => area === 'admin' || buyerId === business)
  if (!trade) throw new Error('There is no transaction')
  app.go(`/${area}/transactions/${trade.id}`)
  return { ...app, trade, lines: store.transactionLines.where('tradeId', trade.id) }
}

describe('read view of a transaction', () => {
  test("shows buyer, date, parties, lines with factors and totals, and has a slip with the yard's address", async () => {
    const { mock, trade, lines } = await openView(lindiwe)
    await screen.findByRole('heading', { name: 'This load' })
    const buyer = mock.store.businesses.get(trade.buyerId)
    expect(heading()).toHaveTextContent(new RegExp(`^${buyer?.name} · \\d+ \\w+ \\d{4}$`))
    await waitFor(() => expect(document.title).toBe(`${heading().textContent} · threereco`))
    for (const line of lines) {
      const cells = within(within(materials()).getByRole('row', { name: new RegExp(`^${line.name}`) })).getAllByRole(
        'cell',
      )
      expect(cells[0]).toHaveTextContent(/^−?\d+,\d{4}$/)
      expect(cells[1]).toHaveTextContent(line.weight.toFixed(2).replace('.', ',').slice(-5))
    }
    const [sum] = within(materials()).getAllByRole('row').slice(-1)
    expect(sum).toHaveAccessibleName(new RegExp(`^${lines.length} materials?`))
    expect(screen.getByText(/^Recorded on \d+ \w+ \d{4} at \d\d:\d\d/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(screen.getByText(`${buyer?.address?.city}, ${buyer?.address?.province}`)).toBeVisible())
    const yard = mock.store.businesses.get(mock.store.users.get(trade.sellerId)?.businessId ?? trade.buyerId)
    const { lineOne, city } = yard?.address ?? {}
    const slip = document.querySelector('[data-paper="a4"]')
    await waitFor(() => expect(slip?.textContent).toMatch(new RegExp(`^${yard?.name}${lineOne}.*, ${city}`)))
    expect(slip).not.toHaveTextContent('threereco')
    expect(slip).toHaveTextContent(/Record as of .+ \d{4}, \d+:\d\d:\d\d/)
  })

  test('has no CO₂e for a sale, because it counts for the buyer', async () => {
    const { go, mock } = await openView(naledi)
    await screen.findByText('About this estimate')
    const own = mock.store.userNamed(naledi)?.businessId
    const sellers = mock.store.users.all().filter(({ businessId }) => businessId === own)
    const sale = mock.store.transactions
      .all()
      .find(({ buyerId, sellerId }) => buyerId !== own && sellers.some(({ id }) => id === sellerId))
    go(`${lists.business}/${sale?.id}`)
    await screen.findByText('This is a sale: its CO₂e counts for the buyer.')
    expect(screen.queryByText('About this estimate')).toBeNull()
    const [, ...rows] = within(materials()).getAllByRole('row')
    const last = rows.map(row => within(row).getAllByRole('cell').at(-1)?.textContent)
    expect(new Set(last)).toEqual(new Set(['–']))
  })

  test('has a number to copy, or to copy manually if the browser refuses, and links to its form and back', async () => {
    const { user, path, trade } = await openView(naledi)
    const view = `${lists.business}/${trade.id}`
    const number = tradeNumber(trade.id)
    const copy = await screen.findByRole('button', { name: `No. ${number}, copy` })
    expect(copy).toHaveTextContent(`No. ${number}`)
    await user.click(copy)
    expect(await screen.findByText(`${number} copied`)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(number)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(await screen.findByRole('button', { name: /^No\. / }))
    expect(await screen.findByText(`Copy it manually: ${number}`)).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'Edit' }))
    await screen.findByRole('form', { name: 'Edit transaction' })
    expect(path()).toBe(`${view}/edit`)
    await user.click(screen.getByRole('link', { name: 'View' }))
    await screen.findByRole('link', { name: 'Edit' })
    expect(path()).toBe(view)
  })

  test('lets read-only users print, but not edit or duplicate', async () => {
    await openView(thandi)
    expect(await screen.findByRole('button', { name: 'Print slip' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull()
  })

  test('has neither figures nor a slip without permission to view lines', async () => {
    await openView(lindiwe, ({ store }) => permitOnly(store, lindiwe, 'transactions.access', 'transactions.view'))
    expect(await screen.findByText('You can’t see the materials of this transaction')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'This load' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Print slip' })).toBeNull()
    expect(document.querySelector('[data-paper]')).toBeNull()
  })

  test('reads the address of a business that is the seller', async () => {
    const { mock, trade, callsOf } = await openView(lindiwe, undefined, 'public')
    await screen.findByRole('heading', { name: 'This load' })
    const { store } = mock
    const sold = store.businesses.get(store.users.get(trade.sellerId)?.businessId ?? '')
    const { lineOne = '', city = '' } = sold?.address ?? {}
    expect(lineOne).not.toBe('')
    const slip = document.querySelector('[data-paper="a4"]')
    await waitFor(() => expect(slip).toHaveTextContent(new RegExp(`Seller.*${sold?.name}.*${lineOne}.*${city}`)))
    expect(callsOf('users.get')).toEqual([])
  })

  test('opens even if details of its parties are unreadable', async () => {
    await openView(lindiwe, ({ switches }) => {
      switches.fail('businesses.get', { kind: 'status', status: 500, message: 'Out of order', times: 'always' })
      switches.fail('users.get', { kind: 'network', times: 'always' })
    })
    expect(await screen.findByRole('heading', { name: 'This load' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('shows a weight after its pending save from the form', async () => {
  const { user } = await openView(naledi)
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  const [weight] = await screen.findAllByRole('spinbutton', { name: /^Weight/ })
  const answered = globalThis.fetch
  const saving = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (input.method === 'PUT') await saving.promise
    return answered(input, init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await user.clear(weight as HTMLElement)
  await user.type(weight as HTMLElement, '77,25{Tab}')
  await user.click(screen.getByRole('link', { name: 'View' }))
  await screen.findByRole('link', { name: 'Duplicate' })
  saving.resolve()
  await waitFor(() => expect(within(materials()).getByRole('cell', { name: '77,25' })).toBeVisible())
})
