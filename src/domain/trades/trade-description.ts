import { inBrief, isolated } from '#domain/words.ts'
import type { Trade } from '#schemas/trade.ts'

type Parties = { [Side in 'buyer' | 'seller']: Pick<NonNullable<Trade[Side]>, 'name'> | null }

const namesOf = ({ buyer, seller }: Parties) => [buyer?.name, seller?.name].filter(name => name !== undefined)

/**
 * Returns the names of the buyer and seller: "Kasi Recyclers, Bongani Khumalo". Returns an empty text if the trade has
 * neither.
 */
export const partiesOf = (trade: Parties): string => namesOf(trade).map(inBrief).join(', ')

/** Describes a trade for use within a sentence: "the transaction of Kasi Recyclers and Bongani Khumalo". */
export const describeTrade =
  (noun: string) =>
  (trade: Parties): string => {
    const parties = namesOf(trade)
    return parties.length === 0
      ? `a ${noun} without buyer and seller`
      : `the ${noun} of ${parties.map(isolated).join(' and ')}`
  }
