import type { AnyStateMachine } from 'xstate'
import type { EventOf } from '#machines/example.ts'
import type { Person } from './person.ts'

/** User action that sends an event. */
export type Gesture<Event = never> = {
  /** Resolves with false, without effect, if the screen does not offer the action. */
  by(this: void, person: Person, event: Event): Promise<boolean>
  /** True if the screen sends other values than the example. */
  hasOwnValues?: boolean
  /** States that accept the event although the screen does not offer it, with reasons. */
  notOffered?: Readonly<Record<string, string>>
}

/** User action for each event, or the reason why this screen has none. */
export type Gestures<Machine extends AnyStateMachine> = {
  readonly [Type in EventOf<Machine>['type']]: Gesture<Extract<EventOf<Machine>, { type: Type }>> | string
}

export type AnyGestures = Readonly<Record<string, Gesture | string>>
