import { type Actor, type AnyActorLogic, createActor } from 'xstate'

/** Arguments of `createActor`: the logic of an actor, and its options. */
export type Making<Logic extends AnyActorLogic> = Parameters<typeof createActor<Logic>>

/** Replaces the logic and options of an actor, for tools that watch or drive it. */
export type Instrument = (logic: AnyActorLogic, options?: object) => [logic: AnyActorLogic, options?: object]

export type Instrumented = { instrument: Instrument | undefined }

/** Returns the arguments for `createActor`, after the instrument if there is one. */
export const madeWith = <Logic extends AnyActorLogic>({ instrument }: Instrumented, making: Making<Logic>) =>
  instrument ? (instrument(...making) as never) : making

/** Creates an actor without a parent, not started yet. */
export const makeActor = <Logic extends AnyActorLogic>(by: Instrumented, ...making: Making<Logic>): Actor<Logic> =>
  createActor(...madeWith(by, making))
