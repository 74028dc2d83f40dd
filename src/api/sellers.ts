import { Problem } from '#domain/problem.ts'
import { singlePage } from '#domain/single-page.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Client } from './client.ts'
import { type BusinessSellers, businessSellers, type Sold, sellerBusinessId } from './workarounds/business-sellers.ts'

type Find = (query: ListQuery, signal: AbortSignal) => Promise<Page<Reference>>

/** True if a server message is the foreign key error for a seller that is not a business. */
export const asksForBusiness = (text: string) => /foreign key constraint \W*fk_\w+_seller\b/.test(text)

/** Tracks which sellers the server accepts: users, or only businesses once the server has rejected a user. */
export function createSellers(client: Client) {
  let businesses: BusinessSellers | null = null
  let areUsersAccepted = false
  const standInOf = (userId: string | null) => (userId === null ? undefined : businesses?.standInOf(userId))
  return {
    /** Returns the business that replaces this seller in requests, or the seller unchanged. */
    acceptedFor: (seller: Reference): Reference => standInOf(seller.id) ?? seller,
    /** Writes a trade. If the server rejects a user as the seller, repeats the write with the user's business. */
    async write<Sent extends Sold, Answer>(sent: Sent, write: (sent: Sent) => Promise<Answer>): Promise<Answer> {
      const standIn = standInOf(sent.sellerId)
      try {
        const answer = await write({ ...sent, sellerId: standIn?.id ?? sent.sellerId })
        areUsersAccepted ||= businesses === null && sent.sellerId !== null
        return answer
      } catch (error) {
        if (standIn || !(error instanceof Problem && asksForBusiness(error.details ?? ''))) throw error
        businesses ??= businessSellers(client)
        return businesses.write(sent, error, write)
      }
    },
    /**
     * Returns the body with the seller's business, as servers that accept only businesses store it. Null if the server
     * accepts users, or if the seller has no business.
     */
    storedAs: async <Sent extends Sold>(sent: Sent): Promise<Sent | null> => {
      if (areUsersAccepted || sent.sellerId === null) return null
      const businessId = await sellerBusinessId(client, sent.sellerId)
      return businessId === null ? null : { ...sent, sellerId: businessId }
    },
    /**
     * Creates a search for sellers: among users, or among businesses once the server has rejected a user. `trading` is
     * a search for businesses, or a fixed list of them.
     */
    finding:
      (users: Find, trading: Find | readonly Reference[]): Find =>
      async (query, signal) => {
        if (businesses === null) return users(query, signal)
        if (typeof trading === 'function') return trading({ ...query, searchColumn: ['name'] }, signal)
        const term = query.searchTerm.toLowerCase()
        return singlePage(trading.filter(({ name }) => name.toLowerCase().includes(term)))
      },
  }
}
export type Sellers = ReturnType<typeof createSellers>
