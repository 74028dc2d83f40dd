import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** Values for the inputs, events and actors of a machine. Missing ones come from its schemas, or are empty. */
export type Example = {
  /** Inputs by name. The first is the default. */
  inputs?: Readonly<Record<string, unknown>>
  /** One event of each type. */
  events?: Readonly<Record<string, { type: string }>>
  otherEvents?: readonly { type: string }[]
  /** Outputs of actors, by the name of the actor. */
  outputs?: Readonly<Record<string, unknown>>
  /** More outputs of each actor, by name. */
  otherAnswers?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  /** Errors of failed calls, by name. */
  failures?: Readonly<Record<string, unknown>>
  /** Parts that no path covers, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

/** Step of a run. `of` and `to` are paths of actor names, for child machines. */
export type Step =
  | { do: 'send'; event: { type: string; [field: string]: unknown }; to?: readonly string[] }
  | { do: 'answer'; src: string; of?: readonly string[]; as?: string; output?: unknown }
  | { do: 'fail'; src: string; of?: readonly string[]; kind?: string; error?: string }
  | { do: 'pass'; delay: string }
  | { do: 'edit'; context: Readonly<Record<string, unknown>> }
  | { do: 'assume'; guard: string; value: boolean | null }

/** Machine with actors that wait for answers. */
export type OpenedMachine = Required<Pick<Example, 'inputs' | 'events'>> &
  Example & {
    machine: AnyStateMachine
    /** Actors that wait for an answer. */
    actors: readonly string[]
    /** Returns the implementations that replace those of the machine in a run. */
    fakes: (script: object, start?: string) => Parameters<AnyStateMachine['provide']>[0]
  }
export declare function openMachine(machine: AnyStateMachine): OpenedMachine

/** Takes the steps of a run. `input` is the name of an input, or JSON. */
export declare function replay(
  example: OpenedMachine,
  course: { input: string; steps: readonly Step[] },
): Promise<{
  actor: AnyActor
  moments: readonly { snapshot: AnyMachineSnapshot; emitted: readonly { type: string }[] }[]
}>

/** Declares Vitest tests: paths that cover every state, transition and result of a guard, and a replay of each. */
export declare function testPaths(machine: AnyStateMachine, example?: Example): void

/** Returns the paths through a machine as text: a tree of steps with states, changes of the context and events. */
export declare function pathText(machine: AnyStateMachine, example?: Example): Promise<string>
