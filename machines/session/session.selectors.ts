import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** How far somebody is with signing in; `unknown` until the first check has answered. */
export type Stage = 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified'

const stages = ['unknown', 'signedOut', 'enrol', 'verify', 'verified'] as const satisfies readonly Stage[]

/** The stage, which stays what it was while a step is under way. */
export function stageOf(snapshot: SessionSnapshot): Stage {
  return stages.find(stage => snapshot.hasTag(stage)) ?? 'unknown'
}

/** Whether somebody's work waits for its user to sign in again, so that the sign-in belongs over that work. */
export function isHeld(snapshot: SessionSnapshot): boolean {
  return snapshot.context.held !== null && !snapshot.hasTag('verified')
}

/** Whether a step is under way: the button waits. */
export function isBusy(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** Whether too many tries were made: nothing is taken until `context.retryAt`. */
export function isLocked(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('locked')
}

/** Why the screen is covered: whoever worked here was signed out in another tab, or somebody else signed in; else null. */
export function coverOf({ context: { covered } }: SessionSnapshot): 'signedOut' | 'replaced' | null {
  if (!covered) return null
  return covered.seat === null ? 'signedOut' : 'replaced'
}
