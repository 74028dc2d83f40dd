import type { AnyStateMachine } from 'xstate'
import type { EventOf } from '#machines/example.ts'
import type { Person } from './person.ts'

/** What a person does for an event to be sent. */
export type Gesture<Event = never> = {
  /** False where the screen does not offer it, and so nothing was done. */
  by(this: void, person: Person, event: Event): Promise<boolean>
  /** True if the screen sends the event with other values than the example. */
  hasOwnValues?: boolean
  /** The states in which the machine takes the event all the same, each with the reason. */
  notOffered?: Readonly<Record<string, string>>
}

/** The gesture for each event, or why it is none of a person on this screen. */
export type Gestures<Machine extends AnyStateMachine> = {
  readonly [Type in EventOf<Machine>['type']]: Gesture<Extract<EventOf<Machine>, { type: Type }>> | string
}

export type AnyGestures = Readonly<Record<string, Gesture | string>>
