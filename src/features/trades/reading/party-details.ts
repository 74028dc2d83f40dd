import type { Api } from '#api/api.ts'
import { ownBusiness, ownBusinessId } from '#domain/people/own-business.ts'
import { lacking, may } from '#domain/permissions/permissions.ts'
import { Problem } from '#domain/problem.ts'
import type { Address } from '#schemas/address.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

export type PartyDetails = {
  /** Name of the seller's business. */
  business: string | null
  /** Postal address of the business, or of the seller if they have no business. */
  address: Address | null
}

export type TradeDetails = { buyer: PartyDetails; seller: PartyDetails }

const noDetails: PartyDetails = { business: null, address: null }
export const noTradeDetails: TradeDetails = { buyer: noDetails, seller: noDetails }

/** Returns null if the details are unreadable or forbidden, because the trade is useful without them. */
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
  const colleague = async (id: string, name: string): Promise<PartyDetails> => {
    const own = ownBusinessId(user)
    if (own === null || !may(user, 'businesses.users.view')) return noDetails
    const query = { page: 1, pageSize: 100, searchTerm: name, searchColumn: ['name', 'username'] }
    const found = await ifReadable(() => api.businesses.listUsers(own, query, signal))
    if (!found?.items.some(person => person.id === id)) return noDetails
    const business = await businessOf(own)
    return { business: business?.name ?? null, address: business?.address ?? null }
  }
  const sellerOf = async (): Promise<PartyDetails> => {
    if (!seller) return noDetails
    if (lacking(user, 'users', 'view', seller.id === user.id) !== null) return colleague(seller.id, seller.name)
    const person = await ifReadable(() => api.users.get(seller.id, ['businesses', 'roles'], signal))
    if (!person) return noDetails
    const id = ownBusinessId(person)
    const business = ownBusiness(person)?.name ?? null
    return { business, address: id === null ? person.address : ((await businessOf(id))?.address ?? null) }
  }
  const [bought, sold] = await Promise.all([businessOf(buyer?.id ?? null), sellerOf()])
  return { buyer: { business: null, address: bought?.address ?? null }, seller: sold }
}
