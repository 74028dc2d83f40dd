import type { Problem } from '#domain/problem.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'

/** `now` returns the time in epoch milliseconds. */
export type OutboxInput = { isOnline: boolean; now: () => number }

export type OutboxContext = OutboxInput & {
  /** Unsent records of the user, oldest first. */
  entries: readonly OutboxEntry[]
  /** Entry that is being sent, read under the lock; otherwise null. */
  current: OutboxEntry | null
  /** True if an earlier request for `current` might have created the record. */
  wasTried: boolean
  /** Id of `current` on the server; null until a search finds it. */
  foundId: string | null
  /** Ids of entries that the user wants to send now, without a pause. */
  urgent: readonly string[]
  /** Id of the entry that the user wants to send without a search; otherwise null. */
  forced: string | null
  /** Searches that cannot succeed, by the id of the entry. */
  searchProblems: Readonly<Record<string, Problem>>
  /** Start of the current connection or interruption, in epoch milliseconds. Null if nothing changed yet. */
  changedAt: number | null
  /** Start of the last interruption, in epoch milliseconds; null if there was none. */
  lostAt: number | null
  isSuspended: boolean
  /** Number of failures in a row that concern all entries. */
  failures: number
  /** End of the pause of all entries, in epoch milliseconds; null if there is no pause. */
  retryAt: number | null
  /** Error of the last attempt, or of the storage; null after a success. */
  problem: Problem | null
  /** Number of records that were sent since the outbox was last empty or stopped. */
  sent: number
}

export type OutboxEvent =
  /** The user wants to send now. */
  | { type: 'send.request' }
  /** The user returned to the page. */
  | { type: 'page.focused' }
  /** The user wants to send an unconfirmed entry without a search. The server might then have the record twice. */
  | { type: 'entry.sendAnyway'; id: string }
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
  /** The server had an earlier version of a corrected record, and now has the correction. `before` is the earlier record. */
  | { type: 'entry.updated'; entry: OutboxEntry; before: Trade }

export type OutboxTag =
  | 'opening'
  | 'unavailable'
  | 'idle'
  | 'offline'
  | 'suspended'
  | 'sending'
  | 'looking'
  | 'waiting'
  | 'pausing'
