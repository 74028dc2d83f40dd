import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** Sign-in stage; `unknown` until the first check responds. */
export type Stage = 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified'

const stages = ['unknown', 'signedOut', 'enrol', 'verify', 'verified'] as const satisfies readonly Stage[]

/** Returns the stage, which does not change during a request. */
export function stageOf(snapshot: SessionSnapshot): Stage {
  return stages.find(stage => snapshot.hasTag(stage)) ?? 'unknown'
}

/** True if work is suspended until its owner signs in again. The sign-in form is then shown over that work. */
export function isSuspended(snapshot: SessionSnapshot): boolean {
  return snapshot.context.suspended !== null && !snapshot.hasTag('verified')
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
