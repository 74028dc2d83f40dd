import type { Api } from '#api/api.ts'
import { ownBusiness, ownBusinessId } from '#domain/people/own-business.ts'
import { lacking, may } from '#domain/permissions/permissions.ts'
import { Problem } from '#domain/problem.ts'
import { detailsOf } from '#domain/register/seller-details.ts'
import type { Address } from '#schemas/address.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

export type PartyDetails = {
  /** Name of the seller's business. */
  business: string | null
  /** Postal address of the business, or of the seller if they have no business. */
  address: Address | null
}

export type SellerDetails = PartyDetails & {
  /** Particulars for the register of acquisitions; null if the user cannot view them, or does not act for the buyer. */
  particulars: ReturnType<typeof detailsOf> | null
}

export type TradeDetails = { buyer: PartyDetails; seller: SellerDetails }

const noDetails: SellerDetails = { business: null, address: null, particulars: null }
export const noTradeDetails: TradeDetails = { buyer: noDetails, seller: noDetails }

/**
 * Returns the ID number and the address of a seller. Only for the buyer and administrators: a slip of a sale must not
 * disclose the seller's ID number to another business.
 */
const particularsOf = (user: User, buyerId: string | null, seller: User) =>
  may(user, 'users.view') && (user.type === 'system' || (buyerId !== null && buyerId === ownBusinessId(user)))
    ? detailsOf(seller, { users: new Map([[seller.id, seller]]), businesses: new Map() })
    : null

/** Returns null if the details are unreadable or forbidden, because a slip can omit them. */
async function ifReadable<Value>(load: () => Promise<Value>): Promise<Value | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Loads the businesses and postal addresses of buyer and seller, if the user may view them. */
export async function loadDetails(
  api: Api,
  user: User,
  { buyer, seller }: Pick<Trade, 'buyer' | 'seller'>,
  signal: AbortSignal,
): Promise<TradeDetails> {
  const businessOf = async (id: string | null) =>
    id === null || lacking(user, 'businesses', 'view', id === ownBusinessId(user)) !== null
      ? null
      : ifReadable(() => api.businesses.get(id, [], signal))
  /** If the user can't view the seller's record, the seller might still be in the user list of the user's business. */
  const colleague = async (id: string, name: string): Promise<SellerDetails> => {
    const own = ownBusinessId(user)
    if (own === null || !may(user, 'businesses.users.view')) return noDetails
    const query = { page: 1, pageSize: 100, searchTerm: name, searchColumn: ['name', 'username'] }
    const found = await ifReadable(() => api.businesses.listUsers(own, query, signal))
    if (!found?.items.some(person => person.id === id)) return noDetails
    const business = await businessOf(own)
    return { ...noDetails, business: business?.name ?? null, address: business?.address ?? null }
  }
  const sellerOf = async (): Promise<SellerDetails> => {
    if (!seller) return noDetails
    // A seller without a username is a business on some servers.
    const sold = seller.username === undefined ? await businessOf(seller.id) : null
    if (sold) return { ...noDetails, address: sold.address }
    if (lacking(user, 'users', 'view', seller.id === user.id) !== null) return colleague(seller.id, seller.name)
    const person = await ifReadable(() => api.users.get(seller.id, ['businesses', 'roles'], signal))
    if (!person) return noDetails
    const id = ownBusinessId(person)
    const business = ownBusiness(person)?.name ?? null
    const address = id === null ? person.address : ((await businessOf(id))?.address ?? null)
    return { business, address, particulars: particularsOf(user, buyer?.id ?? null, person) }
  }
  const [bought, soldBy] = await Promise.all([businessOf(buyer?.id ?? null), sellerOf()])
  return { buyer: { business: null, address: bought?.address ?? null }, seller: soldBy }
}
