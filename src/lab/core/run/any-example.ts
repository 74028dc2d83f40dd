import type { AnyActorRef, AnyStateMachine } from 'xstate'

/** Call of an actor that waits for a result. `signal` aborts when the machine stops the actor. */
export type ActorCall = { src: string; input: unknown; signal: AbortSignal }

/** Output that replaces an actor's own output. */
export type OutputOverride = { output: unknown }

/** Holds the calls of a machine's actors. A call ends when the promise settles; a rejection makes the call fail. */
export type Gate = (call: ActorCall, actor: AnyActorRef) => Promise<OutputOverride | void>

/** Returns the value that a run assumes for a guard; undefined if the code decides. */
export type AssumedGuard = (name: string) => boolean | undefined

/** Behaviour of the fakes in a run. */
export type FakeScript = { gate?: Gate; guard?: AssumedGuard }

/** Implementations that replace those of a machine. */
export type Fakes = Parameters<AnyStateMachine['provide']>[0]

/** Everything that is needed to run a machine alone: its actors, inputs, events and failures. */
export type AnyExample = {
  machine: AnyStateMachine
  /** Returns fakes for the machine, with actors that wait for `gate`. `start` is the name of the input. */
  fakes(script: FakeScript, start?: string): Fakes
  /** Actors that call `gate`. */
  actors: readonly string[]
  /** Guards that call `guard`. */
  guards?: readonly string[]
  /** Inputs by name. The first is the default. */
  inputs: Readonly<Record<string, unknown>>
  /** One event of each type. */
  events: Readonly<Record<string, { type: string }>>
  otherEvents?: ReadonlyArray<{ type: string }>
  /** Events that the paths send to child machines, by machine id. */
  childEvents?: Readonly<Record<string, ReadonlyArray<{ type: string }>>>
  /** Alternative outputs of each actor, by name. */
  otherAnswers?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  /** Initial values for typed outputs, by actor name. */
  outputs?: Readonly<Record<string, unknown>>
  /** Errors of failed calls, by name. The first is the most common. Default: one `Error`. */
  failures?: Readonly<Record<string, unknown>>
  /** Parts that no path covers, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

const someFailure = { error: new Error('The call failed') }

/** Returns the errors with which a call of an example can fail, by name. */
export const failuresOf = ({ failures = someFailure }: AnyExample): Readonly<Record<string, unknown>> => failures

/** Provides the fakes of an example to its machine. */
export type Provide = (example: AnyExample, script: FakeScript, start?: string) => AnyStateMachine

export const fakeMachine: Provide = (example, script, start) => example.machine.provide(example.fakes(script, start))
