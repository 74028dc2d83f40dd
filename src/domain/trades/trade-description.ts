import { totalsOf } from '#domain/carbon/totals.ts'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { inBrief, isolated } from '#domain/words.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import type { Trade } from '#schemas/trade.ts'

type Parties = { [Side in 'buyer' | 'seller']: Pick<NonNullable<Trade[Side]>, 'name'> | null }

const namesOf = ({ buyer, seller }: Parties) => [buyer?.name, seller?.name].filter(name => name !== undefined)

/**
 * Returns the names of the buyer and seller: "Kasi Recyclers, Bongani Khumalo". Returns an empty text if the trade has
 * neither.
 */
export const partiesOf = (trade: Parties): string => namesOf(trade).map(inBrief).join(', ')

/** Describes a trade after a colon or in a label: "the transaction of Kasi Recyclers and Bongani Khumalo". */
export const describeTrade =
  (noun: 'transaction' | 'collection') =>
  (trade: Parties): string => {
    const parties = namesOf(trade)
    return parties.length === 0
      ? t(
          '{noun, select, collection {a collection without buyer and seller} other {a transaction without buyer and seller}}',
          { noun },
        )
      : t('{noun, select, collection {the collection of {parties}} other {the transaction of {parties}}}', {
          noun,
          parties: listed(parties.map(isolated)),
        })
  }

/**
 * Returns the date and the totals: "Date: Nov 20, 2026, 2:46 PM. Weight: 40.00 kg. …". Returns only the date if the trade
 * has no lines or unreadable ones.
 */
export function tradeFacts(
  {
    createdAt,
    lines,
    unreadableLines,
  }: { createdAt: string; lines: Parameters<typeof totalsOf>[0] } & Pick<Trade, 'unreadableLines'>,
  locale: string,
): string {
  const date = dayAndTime(createdAt, locale)
  if (lines.length === 0 || unreadableLines) return t('Date: {date}.', { date })
  const { weight, value } = totalsOf(lines)
  return t('Date: {date}. Weight: {weight}. Value: {value}.', {
    date,
    weight: formatWeight(weight, locale),
    value: formatMoney(value, locale),
  })
}
