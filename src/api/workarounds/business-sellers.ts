import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { authenticationAnswers } from '#contract/authentication-contract.ts'
import { userShapes } from '#contract/user-contract.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { Problem } from '#domain/problem.ts'
import type { Reference } from '#schemas/reference.ts'

/** Seller in a request body; null leaves the seller unchanged. */
export type Sold = { sellerId: string | null }

const isForbidden = (error: unknown) => error instanceof Problem && error.kind === 'forbidden'

/** Reads a user by id. If the caller may not read the user, both belong to the caller's business. */
async function readSeller(client: Client, userId: string) {
  const { item: caller } = await get(client, 'authentication.check', authenticationAnswers.check)
  if (caller.id === userId) return caller
  try {
    const options = { params: { id: userId }, query: { preload: ['businesses'] } }
    return (await get(client, 'users.get', userShapes.get.answer, options)).item
  } catch (error) {
    if (isForbidden(error)) return caller
    throw error
  }
}

/** Assigns the error for a seller without a business to the field. */
const withoutBusiness = (refusal: Problem) =>
  refusal.with({
    kind: 'invalid',
    message: 'This server requires a business as the seller, and this user has none.',
    fields: { sellerId: 'Choose another seller. This user has no business.' },
  })

/**
 * Workaround: some servers accept only businesses as sellers. They reject a user with a foreign key error. The user's
 * business is sent instead, and represents the user until the session ends.
 *
 * Delete once every server accepts users as sellers.
 */
export function businessSellers(client: Client) {
  const standIns = new Map<string, Reference>()
  return {
    /** Returns the business that represents a user, or undefined. */
    standInOf: (userId: string) => standIns.get(userId),
    /**
     * Repeats a write that was rejected because of its seller.
     * @throws the rejection as an error of the seller field, if the user has no business.
     */
    async write<Sent extends Sold, Answer>(sent: Sent, refusal: Problem, write: (sent: Sent) => Promise<Answer>) {
      const { sellerId } = sent
      if (sellerId === null || standIns.has(sellerId)) throw refusal
      const seller = await readSeller(client, sellerId)
      const id = ownBusinessId(seller)
      if (id === null) throw withoutBusiness(refusal)
      const name = seller.businesses.find(business => business.id === id)?.name ?? 'The business of the seller'
      const answer = await write({ ...sent, sellerId: id })
      standIns.set(sellerId, { id, name })
      return answer
    },
  }
}
export type BusinessSellers = ReturnType<typeof businessSellers>
