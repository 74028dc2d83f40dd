import type { Totals } from '#domain/carbon/totals.ts'
import { dayWithYear, secondInWords, timeInWords } from '#domain/figures/date-words.ts'
import { detailInWords, idNumberInWords } from '#domain/register/register-words.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { Trade } from '#schemas/trade.ts'
import type { PartyDetails, SellerDetails, TradeDetails } from './party-details.ts'

/**
 * Content of a slip. `printed`: when and by whom. `readAt`: when the record was read, in epoch ms; null if the server
 * does not have the record yet.
 */
export type Slip = {
  trade: Trade
  totals: Totals
  details: TradeDetails
  printed: { at: string; by: string }
  readAt: number | null
}

export const slipTitle = ({ readAt }: Pick<Slip, 'readAt'>) =>
  readAt === null ? t('Provisional slip') : t('Weighbridge slip')

/**
 * Returns the time of the record. Warns the reader of a provisional slip, because the server can still refuse the record.
 */
export const recordNote = ({ readAt }: Slip, locale: string) =>
  readAt === null
    ? t('Saved on a device, not yet confirmed by the server.')
    : t('Record as of {day}, {time}', { day: dayWithYear(readAt, locale), time: secondInWords(readAt, locale) })

/** CO₂e labels on slips. Weights are measured, but CO₂e is estimated. */
export const carbonLabels = {
  avoided: t('CO₂e avoided, estimated'),
  moreThanNew: t('CO₂e more than new, estimated'),
  unknown: t('CO₂e avoided, estimated'),
} as const

/** Returns a postal address in two lines, without the country: street and town; province and postal code. */
export function addressInBrief({ address }: PartyDetails): string[] {
  if (!address) return []
  const lines = addressLines({ ...address, country: '' })
  return [lines.slice(0, -1).join(', '), lines.at(-1) ?? ''].filter(Boolean)
}

/**
 * Returns the seller's ID number and, unless the slip shows it already, the seller's own address. Missing particulars
 * are named. Returns an empty list if the user cannot view them.
 */
export function particularLines({ business, particulars }: SellerDetails): string[] {
  if (particulars === null) return []
  const { idNumber, address } = particulars
  const isShown = business === null && address !== 'missing'
  return [
    t('ID number: {idNumber}', { idNumber: idNumberInWords(idNumber) }),
    ...(isShown ? [] : [t('Address: {address}', { address: detailInWords(address) })]),
  ]
}

export const printedNote = ({ printed }: Slip, locale: string) =>
  t('Printed on {day} at {time} by {name}', {
    day: dayWithYear(printed.at, locale),
    time: timeInWords(printed.at, locale),
    name: isolated(printed.by),
  })

export type Weighbridge = { name: string; address: string[] }

/**
 * Returns the yard that weighed the load: the seller's business if known, or else the buyer. Null if both are unknown.
 */
export function weighedAt({ trade: { buyer }, details }: Slip): Weighbridge | null {
  if (details.seller.business !== null)
    return { name: details.seller.business, address: addressInBrief(details.seller) }
  return buyer ? { name: buyer.name, address: addressInBrief(details.buyer) } : null
}
