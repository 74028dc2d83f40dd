import { type Actor, type AnyActorLogic, createActor } from 'xstate'

/** Arguments of `createActor`: the logic of an actor, and its options. */
export type Making<Logic extends AnyActorLogic> = Parameters<typeof createActor<Logic>>

/** Replaces the logic and options of an actor. Tools use this function to observe or control actors. */
export type Instrument = (logic: AnyActorLogic, options?: object) => [logic: AnyActorLogic, options?: object]

export type Instrumented = { instrument: Instrument | undefined }

/** Returns the arguments for `createActor`, changed by the instrument if the environment has one. */
export const madeWith = <Logic extends AnyActorLogic>({ instrument }: Instrumented, making: Making<Logic>) =>
  instrument ? (instrument(...making) as never) : making

/** Creates an actor that has no parent. The caller must start it. */
export const makeActor = <Logic extends AnyActorLogic>(by: Instrumented, ...making: Making<Logic>): Actor<Logic> =>
  createActor(...madeWith(by, making))
