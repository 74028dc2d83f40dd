import { type Actor, type AnyActorLogic, createActor } from 'xstate'

/** The logic of an actor, and its options, as `createActor` takes them. */
export type Making<Logic extends AnyActorLogic> = Parameters<typeof createActor<Logic>>

/**
 * Stands between a machine and its actor, for tools that watch or drive what a screen runs on: gives the logic and the options
 * with which the actor is made instead.
 */
export type Instrument = (logic: AnyActorLogic, options?: object) => [logic: AnyActorLogic, options?: object]

export type Instrumented = { instrument: Instrument | undefined }

/** With what an actor of the product is made. */
export const madeWith = <Logic extends AnyActorLogic>({ instrument }: Instrumented, making: Making<Logic>) =>
  instrument ? (instrument(...making) as never) : making

/** An actor of the product that is no child of another one, not started yet. */
export const makeActor = <Logic extends AnyActorLogic>(by: Instrumented, ...making: Making<Logic>): Actor<Logic> =>
  createActor(...madeWith(by, making))
