import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { readRows } from '#api/read-pages.ts'
import { userShapes } from '#contract/user-contract.ts'
import { Problem } from '#domain/problem.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'

type Membership = { businessId: string; userId: string }

/**
 * Removes a user from a business. Resolves if the server responds that the user is not assigned: on servers that keep
 * memberships, an earlier call already removed the user.
 */
export async function removed(remove: () => Promise<unknown>) {
  try {
    await remove()
  } catch (error) {
    if (!(error instanceof Problem && /\bis not assigned to the\b/.test(error.message))) throw error
  }
}

/**
 * True if a user still belongs to a business after the removal. False if the caller has no permission to read the user,
 * or the user no longer exists.
 *
 * Workaround: a server responds `OK` and removes the business from the user's list, but keeps `businessId`, which
 * controls access.
 *
 * Delete once every server clears `businessId`.
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

/**
 * Returns the users who still belong to a business although its list lacks them, because the server retained their
 * `businessId`. Reads all users. Returns none if the caller has no permission to read them.
 */
export async function retainedUsers(client: Client, businessId: string, signal: AbortSignal): Promise<User[]> {
  const list = (query: ListQuery, own: AbortSignal) =>
    get(client, 'users.list', userShapes.list.answer, { query, signal: own })
  try {
    const { items } = await readRows(list, { preload: ['businesses'] }, signal)
    return items.filter(user => user.businessId === businessId && !user.businesses.some(({ id }) => id === businessId))
  } catch (error) {
    if (error instanceof Problem && error.kind === 'forbidden') return []
    throw error
  }
}
