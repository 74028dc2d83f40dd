import { Problem } from '#domain/problem.ts'
import { singlePage } from '#domain/single-page.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Client } from './client.ts'
import type { BusinessSellers, Sold } from './workarounds/business-sellers.ts'

type Find = (query: ListQuery, signal: AbortSignal) => Promise<Page<Reference>>

/** True if a server message means that the seller must be a business. */
export const asksForBusiness = (said: string) => /foreign key constraint \W*fk_\w+_seller\b/.test(said)

/** Tracks the kind of sellers that the server accepts: users, or businesses once it has rejected a user. */
export function createSellers(client: Client) {
  let businesses: BusinessSellers | null = null
  const standInOf = (userId: string | null) => (userId === null ? undefined : businesses?.standInOf(userId))
  return {
    /** Returns the party that represents this seller on the server. */
    takenFor: (seller: Reference): Reference => standInOf(seller.id) ?? seller,
    /** Writes with the seller that the server accepts. */
    async write<Sent extends Sold, Answer>(sent: Sent, write: (sent: Sent) => Promise<Answer>): Promise<Answer> {
      try {
        return await write({ ...sent, sellerId: standInOf(sent.sellerId)?.id ?? sent.sellerId })
      } catch (error) {
        if (!(error instanceof Problem && asksForBusiness(error.details ?? ''))) throw error
        businesses ??= (await import('./workarounds/business-sellers.ts')).businessSellers(client)
        return businesses.write(sent, error, write)
      }
    },
    /** Searches sellers among users, or among businesses if the server requires them. `trading` can be a fixed list. */
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
