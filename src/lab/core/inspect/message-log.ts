import type { ActorError, InspectedActor } from './inspected-actors.ts'
import type { SeenSnapshot } from './inspected-event.ts'
import { truncatePayload } from './safe-payload.ts'

export type InspectedMessage = {
  /** Unique and ascending: later messages have higher numbers. */
  readonly number: number
  /** Time in ms since 1970. */
  readonly at: number
  /** Null if the sender is not an actor but a screen or a library. */
  readonly from: InspectedActor | null
  /** Null for an event that an actor emits. */
  readonly to: InspectedActor | null
  /** `start`: the sender starts the receiver. `state`, `context`: the receiver has a new state or a new context. */
  readonly kind: 'event' | 'start' | 'state' | 'context'
  /** Text of the message, for example the type of the event or the new states. */
  readonly words: string
  /** Truncated payload. */
  readonly payload: unknown
  /** Snapshot of the receiver after the message; null if it is unknown. */
  readonly snapshot: SeenSnapshot | null
  /** Set later if the receiver ended with an error because of this message. */
  error: ActorError | null
}

type Passed = Pick<InspectedMessage, 'at' | 'from' | 'to' | 'words'> & Partial<InspectedMessage>

/** Number of messages to keep. The oldest are dropped first. */
const most = 500

export function messageLog() {
  let list: readonly InspectedMessage[] = []
  let count = 0
  return {
    add: ({ payload, ...message }: Passed) => {
      count += 1
      const rest = { kind: 'event', snapshot: null, error: null } as const
      list = [...list.slice(1 - most), { ...rest, ...message, number: count, payload: truncatePayload(payload) }]
    },
    /** Stored messages, oldest first. */
    latest: () => list,
  }
}
