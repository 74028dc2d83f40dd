import type { Totals } from '#domain/carbon/totals.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import type { PartyDetails, TradeDetails } from './party-details.ts'

/** What a slip says. `printed` is when and by whom. */
export type Slip = {
  trade: Trade
  totals: Totals
  details: TradeDetails
  printed: { at: string; by: string }
}

/** What the CO₂e of a slip is called: it is no weighed figure. */
export const carbonLabels = {
  avoided: 'CO₂e avoided, estimated',
  moreThanNew: 'CO₂e more than new, estimated',
  unknown: 'CO₂e avoided, estimated',
} as const

/** An address in two lines: the street and the town, then province and code; the country goes without saying. */
export function addressInBrief({ address }: PartyDetails): string[] {
  if (!address) return []
  const lines = addressLines({ ...address, country: '' })
  return [lines.slice(0, -1).join(', '), lines.at(-1) ?? ''].filter(Boolean)
}

/** The name of a yard and its address, line by line. */
export type Weighbridge = { name: string; address: string[] }

/** Returns the yard that weighed the load: the business of the seller, or else the buyer. */
export function weighedAt({ trade: { buyer }, details }: Slip): Weighbridge | null {
  if (details.seller.business !== null)
    return { name: details.seller.business, address: addressInBrief(details.seller) }
  return buyer ? { name: buyer.name, address: addressInBrief(details.buyer) } : null
}
