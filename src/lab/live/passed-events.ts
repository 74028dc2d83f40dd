import { abridged } from './kept-payload.ts'
import type { SeenActor } from './seen-actor.ts'

export type PassedEvent = {
  /** Unique and ascending. */
  number: number
  /** In ms since 1970. */
  at: number
  /** Null for senders that are not actors: screens and their libraries. */
  from: SeenActor | null
  to: SeenActor | null
  /** Text of the event. Events between an invoked actor and its machine count as from that machine to itself. */
  words: string
  /** Truncated payload. */
  payload: unknown
}

/** Number of stored events, and the surplus after which the oldest are dropped together. */
const most = 500
const over = 100

export function passedEvents() {
  let list: PassedEvent[] = []
  let count = 0
  return {
    pass: (from: SeenActor | null, to: SeenActor | null, words: string, carried: unknown) => {
      count += 1
      list.push({ number: count, at: Date.now(), from, to, words, payload: abridged(carried) })
      if (list.length >= most + over) list = list.slice(-most)
    },
    /** Oldest first. */
    latest: (): readonly PassedEvent[] => list.slice(-most),
  }
}
