import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import { stepOf } from './session-owner.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** Sign-in stage; `unknown` until the first check responds. */
export type Stage = 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified'

/** Returns the stage, which does not change during a request. */
export function stageOf(snapshot: SessionSnapshot): Stage {
  if (snapshot.hasTag('unknown') || snapshot.hasTag('takenOver')) return 'unknown'
  const { user } = snapshot.context
  return user ? stepOf(user) : 'signedOut'
}

/** True if the user must set up the second factor. */
export const isEnrolling = (snapshot: SessionSnapshot): boolean => stageOf(snapshot) === 'enrol'

/** True if the user must enter a code of the second factor. */
export const isChallenged = (snapshot: SessionSnapshot): boolean => stageOf(snapshot) === 'verify'

/** True if the second factor of the user is confirmed. */
export const isVerified = (snapshot: SessionSnapshot): boolean => stageOf(snapshot) === 'verified'

/** True if work is suspended until its owner signs in again. The sign-in form is then shown over that work. */
export function isSuspended(snapshot: SessionSnapshot): boolean {
  return snapshot.context.suspended !== null && !isVerified(snapshot)
}

/** True while the user works with stored data, which the server has not confirmed. */
export function isOffline({ context }: SessionSnapshot): boolean {
  return context.confirmedAt !== null
}

/** True if a request is pending. */
export function isBusy(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** True after too many sign-in attempts, until `context.retryAt`. */
export function isLocked(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('locked')
}

/**
 * Returns why another tab took over the session: the user signed out there, or another user signed in. Null if no
 * tab took over.
 */
export function takeoverOf({ context: { takenOver } }: SessionSnapshot): 'signedOut' | 'replaced' | null {
  if (!takenOver) return null
  return takenOver.sessionOwner === null ? 'signedOut' : 'replaced'
}
