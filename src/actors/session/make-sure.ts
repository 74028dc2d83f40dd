import type { Environment } from '#actors/environment.tsx'
import { authenticationCalls } from '#api/authentication-calls.ts'
import { Problem } from '#domain/problem.ts'
import { ownerOf, seatOf } from '#machines/session/seat.ts'
import type { RouteUser } from '#routing/may-open.ts'
import type { User } from '#schemas/user.ts'
import { sessionKnown, untilResumed } from './session.actor.ts'

const notTheirs = () =>
  new Problem({
    kind: 'unauthorized',
    title: 'Nothing was sent',
    message: 'You are signed out in this browser, or another user is signed in. Sign in, then try again.',
  })

/**
 * Checks with the server that the owner of the work on the screen is the signed-in user, and tells the session its answer.
 * @throws Problem of kind `unauthorized` when another user is signed in.
 */
async function ask({ client, session, seats }: Environment, ownerId: string, signal: AbortSignal | undefined) {
  const user = await authenticationCalls(client).check(signal)
  const seat = seatOf(user)
  session.send({ type: 'session.changedElsewhere', seat })
  if (user.id !== ownerId || seat.step !== 'verified') throw notTheirs()
  seats.tell(seat)
}

/**
 * The user of the screen. While the server is still asked who that is, waits for its answer.
 * @throws Problem of kind `unauthorized` when there is none.
 */
export async function userOnceKnown({ session }: Environment, signal: AbortSignal | undefined): Promise<User> {
  const { context } = await sessionKnown(session, signal)
  const owner = ownerOf(context)
  if (!owner) throw notTheirs()
  return owner
}

/**
 * The verified user of the screen; until the server has named one, the last verified user of this browser. Null if there is
 * none.
 */
export function likelyUser({ session, seats }: Environment): RouteUser | null {
  const snapshot = session.getSnapshot()
  if (snapshot.hasTag('unknown')) {
    const seat = seats.lastKnown()
    return seat?.step === 'verified' ? { ...seat, id: seat.userId, roles: [] } : null
  }
  const owner = ownerOf(snapshot.context)
  return seatOf(owner)?.step === 'verified' ? owner : null
}

/**
 * Makes sure that the session still belongs to the user of the screen. Resolves false when this browser knows so without
 * asking, and true once the server has confirmed it, or the same user is verified again after their session has ended.
 * @throws Problem of kind `unauthorized` when it belongs to another user; of another kind when the server cannot be asked.
 */
export async function makeSure(environment: Environment, signal: AbortSignal | undefined): Promise<boolean> {
  const owner = await userOnceKnown(environment, signal)
  if (environment.seats.isSurely(owner.id)) return false
  try {
    await ask(environment, owner.id, signal)
  } catch (error) {
    const isGone = error instanceof Problem && error.kind === 'unauthorized'
    if (!isGone || !(await untilResumed(environment.session, signal))) throw error
  }
  return true
}
