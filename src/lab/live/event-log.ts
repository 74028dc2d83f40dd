import type { RecordedActor } from './recorded-actor.ts'
import { truncatePayload } from './safe-payload.ts'

export type LoggedEvent = {
  /** Unique and ascending. */
  number: number
  /** In ms since 1970. */
  at: number
  /** Null for senders that are not actors: screens and their libraries. */
  from: RecordedActor | null
  to: RecordedActor | null
  /** Text of the event. Events between an invoked actor and its machine count as from that machine to itself. */
  words: string
  /** Truncated payload. */
  payload: unknown
}

/** Number of stored events, and the surplus after which the oldest are dropped together. */
const most = 500
const over = 100

export function eventLog() {
  let list: LoggedEvent[] = []
  let count = 0
  return {
    pass: (from: RecordedActor | null, to: RecordedActor | null, words: string, carried: unknown) => {
      count += 1
      list.push({ number: count, at: Date.now(), from, to, words, payload: truncatePayload(carried) })
      if (list.length >= most + over) list = list.slice(-most)
    },
    /** Oldest first. */
    latest: (): readonly LoggedEvent[] => list.slice(-most),
  }
}
