import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { authenticationAnswers } from '#contract/authentication-contract.ts'
import { userShapes } from '#contract/user-contract.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { Problem } from '#domain/problem.ts'
import type { Reference } from '#schemas/reference.ts'

/** The part of a body that says who sold; null leaves the seller as they are. */
export type Sold = { sellerId: string | null }

const isForbidden = (error: unknown) => error instanceof Problem && error.kind === 'forbidden'

/** The user of this id. One whom the caller may not read was offered to them by their business, which is the caller's own. */
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

/** A refusal of a seller without a business, told at the field. */
const withoutBusiness = (refusal: Problem) =>
  refusal.with({
    kind: 'invalid',
    message: 'This server requires a business as the seller, and this user has none.',
    fields: { sellerId: 'Choose another seller. This user has no business.' },
  })

/**
 * The difference: a server whose transactions are sold by a business refuses a user as the seller, by its foreign key. The
 * business that the user works for is sent in their place, and stands for them until the session ends.
 *
 * Can be deleted once every server takes users as sellers.
 */
export function businessSellers(client: Client) {
  const standIns = new Map<string, Reference>()
  return {
    /** The business that stands for a user; undefined for all others. */
    standInOf: (userId: string) => standIns.get(userId),
    /**
     * Writes again what was refused because of its seller.
     * @throws the refusal, at the field of the seller, when the user has no business.
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
