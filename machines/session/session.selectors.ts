import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** How far signing in has come; `unknown` until the first check has answered. */
export type Stage = 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified'

const stages = ['unknown', 'signedOut', 'enrol', 'verify', 'verified'] as const satisfies readonly Stage[]

/** The stage; it does not change while a step is under way. */
export function stageOf(snapshot: SessionSnapshot): Stage {
  return stages.find(stage => snapshot.hasTag(stage)) ?? 'unknown'
}

/** Whether work is on hold until its user signs in again, so that the sign-in is shown over that work. */
export function isHeld(snapshot: SessionSnapshot): boolean {
  return snapshot.context.held !== null && !snapshot.hasTag('verified')
}

/** Whether a step is under way, so that the button waits. */
export function isBusy(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** Whether too many tries were made: none is accepted until `context.retryAt`. */
export function isLocked(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('locked')
}

/** Why the screen is covered: in another tab its user signed out, or another user signed in. Null when it is not. */
export function coverOf({ context: { covered } }: SessionSnapshot): 'signedOut' | 'replaced' | null {
  if (!covered) return null
  return covered.seat === null ? 'signedOut' : 'replaced'
}
