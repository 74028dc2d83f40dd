import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { userShapes } from '#contract/user-contract.ts'
import { Problem } from '#domain/problem.ts'

type Membership = { businessId: string; userId: string }

/** Removes a user from a business. Resolves as well if a server that keeps memberships has removed them before. */
export async function removed(remove: () => Promise<unknown>) {
  try {
    await remove()
  } catch (error) {
    if (!(error instanceof Problem && /\bis not assigned to the\b/.test(error.message))) throw error
  }
}

/**
 * Returns true if a user still belongs to a business after the removal; false as well if the caller must not read users.
 *
 * The difference: a server says `OK`, takes the business out of the user's list and keeps it as their `businessId`, by which
 * it decides what they see.
 *
 * Can be deleted once every server clears `businessId` with the removal.
 */
export async function stillBelongs(client: Client, { businessId, userId }: Membership): Promise<boolean> {
  try {
    const options = { params: { id: userId }, query: { preload: ['businesses'] } }
    const { item } = await get(client, 'users.get', userShapes.get.answer, options)
    return item.businessId === businessId || item.businesses.some(({ id }) => id === businessId)
  } catch (error) {
    if (error instanceof Problem && (error.kind === 'forbidden' || error.kind === 'notFound')) return false
    throw error
  }
}
