import { Problem } from '#domain/problem.ts'
import { wholePage } from '#domain/whole-page.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Client } from './client.ts'
import type { BusinessSellers, Sold } from './leniencies/business-sellers.ts'

type Find = (query: ListQuery, signal: AbortSignal) => Promise<Page<Reference>>

/** Whether what a server said is that a seller is no business. */
export const asksForBusiness = (said: string) => /foreign key constraint \W*fk_\w+_seller\b/.test(said)

/** Who can be the seller of a trade: users, unless the server has refused one and takes businesses. */
export function createSellers(client: Client) {
  let businesses: BusinessSellers | null = null
  const standInOf = (userId: string | null) => (userId === null ? undefined : businesses?.standInOf(userId))
  return {
    /** The party that the server takes for this seller. */
    takenFor: (seller: Reference): Reference => standInOf(seller.id) ?? seller,
    /** Makes a write with the seller that the server takes. */
    async write<Sent extends Sold, Answer>(sent: Sent, write: (sent: Sent) => Promise<Answer>): Promise<Answer> {
      try {
        return await write({ ...sent, sellerId: standInOf(sent.sellerId)?.id ?? sent.sellerId })
      } catch (error) {
        if (!(error instanceof Problem && asksForBusiness(error.details ?? ''))) throw error
        businesses ??= (await import('./leniencies/business-sellers.ts')).businessSellers(client)
        return businesses.write(sent, error, write)
      }
    },
    /** Finds sellers among users, or among the businesses where those sell. Some businesses are known without a call. */
    finding:
      (users: Find, trading: Find | readonly Reference[]): Find =>
      async (query, signal) => {
        if (businesses === null) return users(query, signal)
        if (typeof trading === 'function') return trading({ ...query, searchColumn: ['name'] }, signal)
        const term = query.searchTerm.toLowerCase()
        return wholePage(trading.filter(({ name }) => name.toLowerCase().includes(term)))
      },
  }
}
export type Sellers = ReturnType<typeof createSellers>
