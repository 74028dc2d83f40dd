import { isSouthAfrica } from '#domain/people/provinces.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import { isBlank } from '#rules/texts.ts'
import type { Business } from '#schemas/business.ts'
import type { User } from '#schemas/user.ts'

/**
 * Reason why a seller's detail is unknown:
 * - `missing`: the seller's record has none
 * - `hidden`: the user has no permission to view it
 * - `unavailable`: the server does not return the seller's record to this user, or the record can't be parsed
 * - `notStored`: the server has no field for it, such as the registration number of a business
 */
export type Absence = 'missing' | 'hidden' | 'unavailable' | 'notStored'

/** Lines of a known detail, or the reason why it is unknown. */
export type Detail = readonly string[] | Absence

export const isKnown = (detail: Detail): detail is readonly string[] => typeof detail !== 'string'

/** True if the register lacks a detail that the server can store. */
export const isGap = (detail: Detail): detail is Exclude<Absence, 'notStored'> =>
  !isKnown(detail) && detail !== 'notStored'

/** Records of sellers, by id. On some servers, sellers are businesses. */
export type SellerRecords = {
  users: ReadonlyMap<string, Pick<User, 'idNumber' | 'address'>>
  businesses: ReadonlyMap<string, Pick<Business, 'address'>>
}

function knownOf(lines: readonly string[]): Detail {
  const known = lines.filter(line => !isBlank(line)).map(line => line.trim())
  return known.length > 0 ? known : 'missing'
}

/** Returns the lines of a postal address, without the country in South Africa. */
const addressOf = ({ address }: Pick<User, 'address'>) =>
  knownOf(addressLines(address && { ...address, country: isSouthAfrica(address.country) ? '' : address.country }))

const both = (absence: Absence) => ({ idNumber: absence, address: absence })

/** Returns the ID number and the postal address of a seller. `records` is null if the user cannot view them. */
export function detailsOf(
  seller: { id: string } | null,
  records: SellerRecords | null,
): { idNumber: Detail; address: Detail } {
  if (records === null) return both('hidden')
  if (seller === null) return both('missing')
  const user = records.users.get(seller.id)
  if (user) return { idNumber: knownOf([user.idNumber ?? '']), address: addressOf(user) }
  const business = records.businesses.get(seller.id)
  return business ? { idNumber: 'notStored', address: addressOf(business) } : both('unavailable')
}
