import { authenticationCalls } from '#api/authentication-calls.ts'
import { Problem } from '#domain/problem.ts'
import { ownerOf, seatOf } from '#machines/session/seat.ts'
import type { Environment } from './environment.tsx'
import { untilResumed } from './session.actor.ts'

const notTheirs = () =>
  new Problem({
    kind: 'unauthorized',
    title: 'Nothing was sent',
    message: 'You are not signed in in this browser any more: somebody else is, or nobody. Sign in, then try again.',
  })

/** Asks the server whether the owner of the work on the screen is who is signed in, and tells the session who is. */
async function ask({ client, session, seats }: Environment, ownerId: string, signal: AbortSignal | undefined) {
  const user = await authenticationCalls(client).check(signal)
  const seat = seatOf(user)
  session.send({ type: 'session.changedElsewhere', seat })
  if (user.id !== ownerId || seat.step !== 'verified') throw notTheirs()
  seats.tell(seat)
}

/**
 * Makes sure that the session is still of whoever works here. Resolves false where this browser knows that it is, and true
 * once the server has said so; where their session is over, once they are back.
 * @throws Problem of kind `unauthorized` where it is another's; any other where the server could not be asked.
 */
export async function makeSure(environment: Environment, signal: AbortSignal | undefined): Promise<boolean> {
  const owner = ownerOf(environment.session.getSnapshot().context)
  if (!owner) throw notTheirs()
  if (environment.seats.isSurely(owner.id)) return false
  try {
    await ask(environment, owner.id, signal)
  } catch (error) {
    const isGone = error instanceof Problem && error.kind === 'unauthorized'
    if (!isGone || !(await untilResumed(environment.session, signal))) throw error
  }
  return true
}
