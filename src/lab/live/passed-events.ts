import { abridged } from './kept-payload.ts'
import type { SeenActor } from './seen-actor.ts'

/** An event as it passed from actor to actor. */
export type PassedEvent = {
  /** Unique, and ascending. */
  number: number
  /** In ms since 1970. */
  at: number
  /** Null for what is no actor: the screens, and what they run on. */
  from: SeenActor | null
  to: SeenActor | null
  /** What it is. A slot is of the machine that uses it: what they tell each other is from that machine to itself. */
  words: string
  /** The beginning of what it carries. */
  payload: unknown
}

/** How many are kept, and how many more before the oldest are dropped, all at once. */
const most = 500
const over = 100

/** The latest events. */
export function passedEvents() {
  let list: PassedEvent[] = []
  let count = 0
  return {
    pass: (from: SeenActor | null, to: SeenActor | null, words: string, carried: unknown) => {
      count += 1
      list.push({ number: count, at: Date.now(), from, to, words, payload: abridged(carried) })
      if (list.length >= most + over) list = list.slice(-most)
    },
    /** The oldest one first. */
    latest: (): readonly PassedEvent[] => list.slice(-most),
  }
}
