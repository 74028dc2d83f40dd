import type { AnyStateMachine } from 'xstate'
import type { EventOf } from '#machines/example.ts'
import type { Person } from './person.ts'

/** User action that makes a screen send an event. */
export type Gesture<Event = never> = {
  /** Performs the action. Resolves with false and does nothing if the screen does not offer it. */
  by(this: void, person: Person, event: Event): Promise<boolean>
  /** States in which the machine accepts the event although the screen does not offer the action, with the reason. */
  notOffered?: Readonly<Record<string, string>>
}

/** For each event, the user action that sends it, or the reason why the screen has none. */
export type Gestures<Machine extends AnyStateMachine> = {
  readonly [Type in EventOf<Machine>['type']]: Gesture<Extract<EventOf<Machine>, { type: Type }>> | string
}

export type AnyGestures = Readonly<Record<string, Gesture | string>>
