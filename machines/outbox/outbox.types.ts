import type { Problem } from '#domain/problem.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'

/** `now` returns the time in epoch milliseconds. */
export type OutboxInput = { isOnline: boolean; now: () => number }

export type OutboxContext = OutboxInput & {
  /** Unsent records of the user, oldest first. */
  entries: readonly OutboxEntry[]
  /** Entry that is being sent; otherwise null. */
  current: OutboxEntry | null
  /** Start of the current connection or interruption, in epoch milliseconds. Null if nothing changed yet. */
  changedAt: number | null
  /** Start of the last interruption, in epoch milliseconds; null if there was none. */
  lostAt: number | null
  isSuspended: boolean
  /** Number of failed attempts in a row. */
  failures: number
  /** Time of the next attempt, in epoch milliseconds; null unless an attempt is scheduled. */
  retryAt: number | null
  /** Error of the last attempt, or of the storage; null after a success. */
  problem: Problem | null
  /** Number of records that were sent since the outbox was last empty or stopped. */
  sent: number
}

export type OutboxEvent =
  /** The user wants to send now, or returned to the page. */
  | { type: 'send.request' }
  /** Any tab stored an entry. */
  | { type: 'entry.stored'; entry: OutboxEntry }
  /** Any tab removed an entry. */
  | { type: 'entry.removed'; id: string }
  | { type: 'connection.changed'; isOnline: boolean }
  /** The session ended while the user still has work on screen. */
  | { type: 'session.suspended' }
  /** The same user signed in again. */
  | { type: 'session.resumed' }
  /** No other tab is sending. */
  | { type: 'lock.granted' }

export type OutboxEmitted =
  /** No record is left that can be sent now. `count` records were sent. */
  | { type: 'entries.sent'; count: number }
  /** The server refused a record. */
  | { type: 'entry.refused'; entry: OutboxEntry }

export type OutboxTag = 'opening' | 'unavailable' | 'idle' | 'offline' | 'suspended' | 'sending' | 'looking' | 'pausing'
