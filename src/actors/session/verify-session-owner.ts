import type { Environment } from '#actors/environment.tsx'
import { authenticationCalls } from '#api/authentication-calls.ts'
import { Problem } from '#domain/problem.ts'
import { isOffline } from '#machines/session/session.selectors.ts'
import { ownerOf, sessionOwnerOf } from '#machines/session/session-owner.ts'
import { t } from '#messages/message.ts'
import type { RouteUser } from '#routing/may-open.ts'
import type { User } from '#schemas/user.ts'
import { sessionKnown, untilResumed } from './session.actor.ts'

const notTheirs = () =>
  new Problem({
    kind: 'unauthorized',
    title: t('Nothing was sent'),
    message: t('You are signed out in this browser, or another user is signed in. Sign in, then try again.'),
  })

/**
 * Asks the server for the signed-in user, compares this user with the owner of the work on screen, and sends the result
 * to the session actor.
 * @throws Problem of kind `unauthorized` if another user is signed in.
 */
async function ask({ client, session, tabSync }: Environment, ownerId: string, signal: AbortSignal | undefined) {
  const user = await authenticationCalls(client).check(signal)
  const sessionOwner = sessionOwnerOf(user)
  session.send({ type: 'session.changedElsewhere', sessionOwner })
  if (user.id !== ownerId || sessionOwner.step !== 'verified') throw notTheirs()
  tabSync.share(sessionOwner)
}

/**
 * Returns the owner of the work on screen, after the session's first check responds.
 * @throws Problem of kind `unauthorized` if no user is signed in.
 */
export async function userOnceKnown({ session }: Environment, signal: AbortSignal | undefined): Promise<User> {
  const { context } = await sessionKnown(session, signal)
  const owner = ownerOf(context)
  if (!owner) throw notTheirs()
  return owner
}

/**
 * Returns the verified owner of the work on screen. Before the first check responds, returns the last verified user of
 * this browser. Null if no user is known.
 */
export function likelyUser({ session, tabSync }: Environment): RouteUser | null {
  const snapshot = session.getSnapshot()
  if (snapshot.hasTag('unknown')) {
    const sessionOwner = tabSync.lastKnown()
    return sessionOwner?.step === 'verified' ? { ...sessionOwner, id: sessionOwner.userId, roles: [] } : null
  }
  const owner = ownerOf(snapshot.context)
  return sessionOwnerOf(owner)?.step === 'verified' ? owner : null
}

/**
 * Verifies that the signed-in user is the owner of the work on screen. Resolves with false if no request was needed.
 * Resolves with true after the server confirmed the user, or after the same user signed in again.
 * @throws Problem of kind `unauthorized` if another user is signed in; of another kind if the request fails.
 */
export async function verifySessionOwner(environment: Environment, signal: AbortSignal | undefined): Promise<boolean> {
  const owner = await userOnceKnown(environment, signal)
  const isConfirmed = !isOffline(environment.session.getSnapshot())
  if (isConfirmed && environment.tabSync.isSurely(owner.id)) return false
  try {
    await ask(environment, owner.id, signal)
  } catch (error) {
    const isGone = error instanceof Problem && error.kind === 'unauthorized'
    if (!isGone || !(await untilResumed(environment.session, signal))) throw error
  }
  return true
}
