import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TradeRow } from '#mirage/store/records.ts'
import { written } from '../../../domain/carbon/trade-arbitraries.ts'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import { expectedTotals } from './statement-parts.ts'

// Fixed current time, to match the expected totals.
const noon = Date.UTC(2026, 10, 22, 12)
const open = (path: string) => renderApp({ as: naledi, path, serverClock: () => noon })

/**
 * Returns the totals that Umhlanga Metals has bought and sold since a given day. Sums the mock's raw rows, without
 * using the app's code.
 */
function rawSums(app: RenderedApp, from: string) {
  const { store } = app.mock
  const business = store.userNamed(naledi)?.businessId
  const users = new Set(store.users.where('businessId', business ?? '').map(({ id }) => id))
  const isNow = ({ createdAt }: TradeRow) => Date.parse(createdAt) >= new Date(`${from}T00:00`).getTime()
  const sums = (isOne: (trade: TradeRow) => boolean) =>
    expectedTotals(app, 'transactions', trade => isNow(trade) && isOne(trade)).get('all') ?? {
      weight: 0n,
      carbon: 0n,
      trades: 0,
    }
  return {
    bought: sums(({ buyerId }) => buyerId === business),
    sold: sums(({ buyerId, sellerId }) => buyerId !== business && users.has(sellerId)),
  }
}

const tonnes = (hundredths: bigint) => `${written(hundredths * 10_000n, 't')} t`
const group = (name: string) => within(screen.getByRole('group', { name }))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const figure = (name: string, label: string) =>
  plain(group(name).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent)

test('overview of a business shows purchases and sales separately, with CO₂e of purchases only', async () => {
  const app = open('/business')
  expect(await screen.findByText('From your purchases')).toBeVisible()
  expect(await screen.findAllByText(/^\+\d+ %|^−\d+ %|^unchanged/)).not.toHaveLength(0)
  const { bought, sold } = rawSums(app, '2025-12-01')
  expect(figure('Bought', 'Weight')).toBe(tonnes(bought.weight))
  expect(figure('Sold', 'Weight')).toBe(tonnes(sold.weight))
  expect(figure('Bought', 'Transactions')).toBe(String(bought.trades))
  expect(figure('Sold', 'Transactions')).toBe(String(sold.trades))
  const carbon = screen.getByText('CO₂e avoided, estimated').parentElement?.querySelector('dd')?.textContent
  expect(plain(carbon)).toBe(`${written(bought.carbon, 't')} t`)

  // Recent transactions name the other party, with CO₂e of purchases only.
  const table = within(await screen.findByRole('region', { name: 'Latest transactions' }))
  const business = app.mock.store.userNamed(naledi)?.businessId
  for (const row of table.getAllByRole('row').slice(1)) {
    const id = within(row).getByRole('link').getAttribute('href')?.split('/')[3] ?? ''
    const isBought = app.mock.store.transactions.get(id)?.buyerId === business
    const cells = within(row).getAllByRole('cell')
    expect(cells[0]).toHaveTextContent(isBought ? 'Bought' : 'Sold')
    expect(cells.at(-1)?.textContent === '–').toBe(!isBought)
  }
})

test('shows an administrator that each transaction counts', async () => {
  renderApp({ as: lindiwe, path: '/admin', serverClock: () => noon })
  expect(await screen.findByText(/Material that is sold several times counts each time\./)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Sold' })).toBeNull()
})
