import type { RecordedActor } from './recorded-actor.ts'
import { truncatePayload } from './safe-payload.ts'

export type LoggedEvent = {
  /** Unique and ascending: later events have higher numbers. */
  number: number
  /** Time in ms since 1970. */
  at: number
  /** Null if the sender is not an actor but a screen or a library. */
  from: RecordedActor | null
  to: RecordedActor | null
  /**
   * Text of the event. For an event between a machine and an actor that it invoked, `from` and `to` are both the
   * machine.
   */
  words: string
  /** Truncated payload. */
  payload: unknown
}

/**
 * `most` is the number of events to keep. The oldest events are dropped in batches, after `over` more have accumulated.
 */
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
    /** Stored events, oldest first. */
    latest: (): readonly LoggedEvent[] => list.slice(-most),
  }
}
