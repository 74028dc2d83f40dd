import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { outboxMachine } from './outbox.machine.ts'
import { nextUnsent } from './outbox.setup.ts'

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>

/**
 * State of an unsent record:
 * - `refused`: the server refused the record, so the user must correct or delete it.
 * - `needsSignIn`: the session ended.
 * - `sending`: its request is pending.
 * - `unconfirmed`: a request was sent, but its response was lost.
 */
export type EntryState = 'waiting' | 'sending' | 'needsSignIn' | 'unconfirmed' | 'refused'

export function entryStateOf(snapshot: OutboxSnapshot, { id, isTried, refusal }: OutboxEntry): EntryState {
  const isCurrent = snapshot.context.current?.id === id
  if (refusal) return 'refused'
  if (needsSignIn(snapshot)) return 'needsSignIn'
  if (isCurrent && !snapshot.hasTag('looking')) return 'sending'
  return isTried ? 'unconfirmed' : 'waiting'
}

/** Returns the id of the next entry to send; null if the outbox is empty or has only refused entries. */
export const nextId = ({ context }: OutboxSnapshot): string | null => nextUnsent(context)?.id ?? null

/**
 * Returns the time of the next attempt for an entry, in epoch milliseconds; null if nothing delays it or the user must act
 * first.
 */
export function nextAttemptOf({ context }: OutboxSnapshot, { dueAt, refusal }: OutboxEntry): number | null {
  const at = Math.max(dueAt, context.retryAt ?? 0)
  return refusal === null && at > context.now() ? at : null
}

/** True if nothing is sent until the user signs in. */
export const needsSignIn = ({ context }: OutboxSnapshot): boolean => context.isSuspended && context.entries.length > 0

/** Returns the number of refused entries, which wait for the user. */
export const refusedCount = ({ context }: OutboxSnapshot): number =>
  context.entries.filter(({ refusal }) => refusal !== null).length

/** Returns the number of entries that can be sent without user input. */
export const sendableCount = (snapshot: OutboxSnapshot): number =>
  snapshot.context.entries.length - refusedCount(snapshot)
