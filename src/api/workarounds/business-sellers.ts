import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { authenticationAnswers } from '#contract/authentication-contract.ts'
import { userShapes } from '#contract/user-contract.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { Reference } from '#schemas/reference.ts'

/** Part of a request body with the seller. Null leaves the seller unchanged. */
export type Sold = { sellerId: string | null }

const isOf = (error: unknown, kind: Problem['kind']) => error instanceof Problem && error.kind === kind

/**
 * Returns the user with this id, or null if the seller is not a user, such as a business. If the caller has no
 * permission to read that user, returns the caller, because both belong to the same business.
 */
async function readSeller(client: Client, userId: string) {
  const { item: caller } = await get(client, 'authentication.check', authenticationAnswers.check)
  if (caller.id === userId) return caller
  try {
    const options = { params: { id: userId }, query: { preload: ['businesses'] } }
    return (await get(client, 'users.get', userShapes.get.answer, options)).item
  } catch (error) {
    if (isOf(error, 'forbidden')) return caller
    if (isOf(error, 'notFound')) return null
    throw error
  }
}

/** Returns the id of the seller's business, or null. */
export async function sellerBusinessId(client: Client, userId: string): Promise<string | null> {
  const seller = await readSeller(client, userId)
  return seller && ownBusinessId(seller)
}

/** Converts a rejection to a message on the seller field, for a user without a business. */
const withoutBusiness = (refusal: Problem) =>
  refusal.with({
    kind: 'invalid',
    message: t('This server requires a business as the seller, and this user has none.'),
    fields: { sellerId: t('Choose another seller. This user has no business.') },
  })

/**
 * Workaround: some servers accept only businesses as sellers and reject users with a foreign key error. Sends the
 * user's business instead of the user, for the rest of the session.
 *
 * Delete once every server accepts users as sellers.
 */
export function businessSellers(client: Client) {
  const standIns = new Map<string, Reference>()
  return {
    /** Returns the business that replaces a user in requests, or undefined. */
    standInOf: (userId: string) => standIns.get(userId),
    /**
     * Repeats a write that was rejected because of its seller, with the seller's business.
     * @throws Problem with a message on the seller field if the user has no business. Rethrows `refusal` if the body
     * has no seller, or the seller is not a user.
     */
    async write<Sent extends Sold, Answer>(sent: Sent, refusal: Problem, write: (sent: Sent) => Promise<Answer>) {
      const { sellerId } = sent
      if (sellerId === null) throw refusal
      // Another write can have found the business since this one was sent.
      const known = standIns.get(sellerId)
      if (known) return write({ ...sent, sellerId: known.id })
      const seller = await readSeller(client, sellerId)
      if (!seller) throw refusal
      const id = ownBusinessId(seller)
      if (id === null) throw withoutBusiness(refusal)
      const name = seller.businesses.find(business => business.id === id)?.name ?? t('The seller’s business')
      const answer = await write({ ...sent, sellerId: id })
      standIns.set(sellerId, { id, name })
      return answer
    },
  }
}
export type BusinessSellers = ReturnType<typeof businessSellers>
