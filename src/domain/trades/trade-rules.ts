import { fromDateTimeInput } from '#domain/figures/dates.ts'
import type { Party } from '#schemas/common.ts'
import type { LineBody, TradeBody, TradeChange } from '#schemas/trade.ts'

/** What a form of a transaction or collection holds beside its lines. `date` is what a `datetime-local` field holds. */
export type TradeValues = { buyer: Party | null; seller: Party | null; date: string }

/** Before this a year was mistyped: "20" for 2020. */
const earliest = '2000-01-01T00:00:00.000Z'

/** Messages by field for what cannot be recorded. `now` in epoch milliseconds; the minute that has begun is not the future. */
export function checkTrade({ buyer, seller, date }: TradeValues, now: number): Record<string, string> {
  const moment = fromDateTimeInput(date)
  return {
    ...(buyer ? {} : { buyer: 'Choose who buys' }),
    ...(seller ? {} : { seller: 'Choose who sells' }),
    ...(moment === null ? { date: 'Type a date and a time' } : {}),
    ...(moment !== null && Date.parse(moment) > now ? { date: 'Choose a date that is not in the future' } : {}),
    ...(moment !== null && moment < earliest ? { date: 'Choose a date from the year 2000 on' } : {}),
  }
}

/** The body that records a checked form with its lines; what is missing is empty, and refused before it is sent. */
export function tradeBodyOf({ buyer, seller, date }: TradeValues, materials: LineBody[]): TradeBody {
  return {
    buyerId: buyer?.id ?? '',
    sellerId: seller?.id ?? '',
    createdAt: fromDateTimeInput(date) ?? '',
    materials,
  }
}

/** The change from one state of the form to another; what stays the same is null, and the server leaves it alone. */
export function changeBetween(before: TradeValues, after: TradeValues): TradeChange {
  return {
    buyerId: after.buyer && after.buyer.id !== before.buyer?.id ? after.buyer.id : null,
    sellerId: after.seller && after.seller.id !== before.seller?.id ? after.seller.id : null,
    createdAt: after.date === before.date ? null : fromDateTimeInput(after.date),
  }
}
