import { fromDateTimeInput } from '#domain/figures/dates.ts'
import type { Party, Trade, TradeBody, TradeChange, TypedLine } from '#schemas/trade.ts'
import { lineBodyOf } from './line-body.ts'
import { isComplete, type LoadedLine } from './line-rules.ts'

/** The fields of a transaction or collection beside its lines. `date` is a local date and time: "2026-11-20T14:30". */
export type TradeFieldValues = { buyer: Party | null; seller: Party | null; date: string }

/**
 * What the form of a transaction or collection holds. `lines` are as they were loaded, or as they are typed when sent; of a saved one those
 * that can be read.
 */
export type TradeValues = TradeFieldValues & { lines: readonly TradeLine[] } & Pick<Trade, 'unreadableLines'>

type TradeLine = LoadedLine | TypedLine

/** Before this a year was mistyped: "20" for 2020. */
const earliest = '2000-01-01T00:00:00.000Z'

/** Messages by field for what cannot be saved. `now` in epoch milliseconds; the minute that has begun is not the future. */
export function checkFields({ buyer, seller, date }: TradeFieldValues, now: number): Record<string, string> {
  const moment = fromDateTimeInput(date)
  return {
    ...(buyer ? {} : { buyer: 'Choose a buyer' }),
    ...(seller ? {} : { seller: 'Choose a seller' }),
    ...(moment === null ? { date: 'Enter a date and a time' } : {}),
    ...(moment !== null && Date.parse(moment) > now ? { date: 'Must not be in the future' } : {}),
    ...(moment !== null && moment < earliest ? { date: 'Must be in the year 2000 or later' } : {}),
  }
}

/** Messages for what keeps a new transaction or collection from being recorded with these lines. */
export function checkLines(lines: readonly TradeLine[]): Record<string, string> {
  if (lines.length === 0) return { materials: 'Add at least one material' }
  return lines.every(isComplete) ? {} : { lines: 'Complete every line' }
}

/** The body that records a checked form with its lines; what is missing is empty, and refused before it is sent. */
export function tradeBodyOf({ buyer, seller, date, lines }: TradeValues): TradeBody {
  return {
    buyerId: buyer?.id ?? '',
    sellerId: seller?.id ?? '',
    createdAt: fromDateTimeInput(date) ?? '',
    materials: lines.map(lineBodyOf),
  }
}

/** The change from one state of the form to another; what stays the same is null, and the server leaves it alone. */
export function changeBetween(before: TradeFieldValues, after: TradeFieldValues): TradeChange {
  return {
    buyerId: after.buyer && after.buyer.id !== before.buyer?.id ? after.buyer.id : null,
    sellerId: after.seller && after.seller.id !== before.seller?.id ? after.seller.id : null,
    createdAt: after.date === before.date ? null : fromDateTimeInput(after.date),
  }
}
