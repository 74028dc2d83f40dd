import { fromDateTimeInput } from '#domain/figures/dates.ts'
import { t } from '#messages/message.ts'
import { lengthFault, longestLoadName } from '#rules/texts.ts'
import type { Party, Trade, TradeBody, TradeChange, TypedLine } from '#schemas/trade.ts'
import { lineBodyOf } from './line-body.ts'
import { isComplete, type LoadedLine } from './line-rules.ts'

/**
 * Form values of a transaction or collection, without the lines. `date` is a local date and time: "2026-11-20T14:30".
 */
export type TradeFieldValues = { buyer: Party | null; seller: Party | null; date: string }

/**
 * Form values of a transaction or collection. `lines` are loaded or typed; a saved record can also have
 * `unreadableLines`, which are not in `lines`. `loadName` names a new trade on this device, such as "CA 123-456".
 */
export type TradeValues = TradeFieldValues & { lines: readonly TradeLine[]; loadName?: string } & Pick<
    Trade,
    'unreadableLines'
  >

type TradeLine = LoadedLine | TypedLine

/** Earliest valid date. An earlier year is a typing mistake, such as "20" for 2020. */
const earliest = '2000-01-01T00:00:00.000Z'

/**
 * Validates the fields without the lines. Returns messages by field. `now` is in epoch milliseconds. A date in the
 * current minute is valid; a later one is not.
 */
export function checkFields(
  { buyer, seller, date, loadName = '' }: TradeFieldValues & Pick<TradeValues, 'loadName'>,
  now: number,
): Record<string, string> {
  const nameFault = lengthFault(loadName, longestLoadName)
  const moment = fromDateTimeInput(date)
  return {
    ...(buyer ? {} : { buyer: t('Choose a buyer') }),
    ...(seller ? {} : { seller: t('Choose a seller') }),
    ...(moment === null ? { date: t('Enter a date and a time') } : {}),
    ...(moment !== null && Date.parse(moment) > now ? { date: t('Must not be in the future') } : {}),
    ...(moment !== null && moment < earliest ? { date: t('Must be in the year 2000 or later') } : {}),
    ...(nameFault === null ? {} : { loadName: nameFault }),
  }
}

/** Validates the lines of a new transaction or collection. */
export function checkLines(lines: readonly TradeLine[]): Record<string, string> {
  if (lines.length === 0) return { materials: t('Add at least one material') }
  return lines.every(isComplete) ? {} : { lines: t('Complete every line') }
}

/**
 * Converts form values to a request body. A missing buyer, seller or date becomes an empty text, which validation
 * rejects before sending.
 * @throws if a line is incomplete.
 */
export function tradeBodyOf({ buyer, seller, date, lines }: TradeValues): TradeBody {
  return {
    buyerId: buyer?.id ?? '',
    sellerId: seller?.id ?? '',
    createdAt: fromDateTimeInput(date) ?? '',
    materials: lines.map(lineBodyOf),
  }
}

/**
 * Returns the fields that differ between two states of the form. Unchanged fields are null, which the server ignores.
 */
export function changeBetween(before: TradeFieldValues, after: TradeFieldValues): TradeChange {
  return {
    buyerId: after.buyer && after.buyer.id !== before.buyer?.id ? after.buyer.id : null,
    sellerId: after.seller && after.seller.id !== before.seller?.id ? after.seller.id : null,
    createdAt: after.date === before.date ? null : fromDateTimeInput(after.date),
  }
}
