import { screen, within } from '@testing-library/react'
import type { TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { RenderedApp } from '../../render-app.tsx'

const scaled = (amount: number | string, decimals: number) => BigInt(Math.round(Number(amount) * 10 ** decimals))

type Sum = { weight: bigint; carbon: bigint; trades: number }

/**
 * Returns totals of the mock's trades, overall (`all`) and by material, computed without the app's code. Weights are in
 * hundredths of a kg, CO₂e in millionths of a kg.
 */
export function expectedTotals(
  { mock: { store } }: RenderedApp,
  table: TradeTable,
  isOne: (trade: TradeRow) => boolean,
) {
  const lines = table === 'transactions' ? store.transactionLines : store.collectionLines
  const trades = store[table].all().filter(isOne)
  const sums = new Map<string, Sum>()
  const add = (name: string, weight: bigint, carbon: bigint) => {
    const sum = sums.get(name) ?? { weight: 0n, carbon: 0n, trades: trades.length }
    sums.set(name, { ...sum, weight: sum.weight + weight, carbon: sum.carbon + carbon })
  }
  for (const { id } of trades) {
    for (const { name, weight, carbonFactor } of lines.where('tradeId', id)) {
      const kg = scaled(weight, 2)
      for (const key of ['all', name]) add(key, kg, kg * scaled(carbonFactor, 4))
    }
  }
  return sums
}

export const sheetTable = () => screen.findByRole('table', { name: 'By family and material' })

/** Returns the statement's rows by name: weight and CO₂e as displayed. */
export async function statementRows() {
  const rows = within(await sheetTable())
    .getAllByRole('row')
    .slice(1)
  return new Map(
    rows.map(row => {
      const [, , , weight, carbon] = within(row).getAllByRole('cell')
      return [within(row).getByRole('rowheader').textContent, [weight?.textContent, carbon?.textContent]] as const
    }),
  )
}

export async function shownFingerprint() {
  const words = (await screen.findByText(/^Fingerprint of the data/)).textContent
  return /[0-9a-f]{64}/.exec(words)?.[0] ?? ''
}
