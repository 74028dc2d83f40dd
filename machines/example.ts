import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import { exampleFailures } from './example-failures.ts'
import type { Script } from './fakes.ts'

/** Current time for the clocks in examples and in the lab, in epoch milliseconds. */
export const exampleTime = Date.UTC(2026, 10, 20, 8, 30)

/** Events that a machine accepts from outside. Excludes the `xstate.*` events of child actors and delays. */
export type EventOf<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, { type: `xstate.${string}` }>

/** One event of each type, with a realistic payload. */
export type ExampleEvents<Machine extends AnyStateMachine> = {
  [Type in EventOf<Machine>['type']]: Extract<EventOf<Machine>, { type: Type }>
}

/** Everything that is needed to run a machine alone: fake actors, inputs, and one event of each type. */
export type Example<Machine extends AnyStateMachine, Src extends string = string, Start extends string = string> = {
  machine: Machine
  /** Returns the machine's fakes, which follow the script. Some fakes depend on `start`, the name of the input. */
  fakes(script: Script<Src>, start?: Start): Parameters<Machine['provide']>[0]
  /** Actors that the script can delay, fail, or give another output. */
  actors: readonly Src[]
  /** Inputs of the machine by name. The first is the default. */
  inputs: Readonly<Record<Start, InputFrom<Machine>>>
  events: ExampleEvents<Machine>
  /** More events with other payloads, for branches that one event of each type cannot reach. */
  otherEvents?: ReadonlyArray<EventOf<Machine>>
  /** Alternative outputs of each actor, by name. */
  otherAnswers?: { readonly [Name in NoInfer<Src>]?: Readonly<Record<string, unknown>> }
  /** States, transitions and guard results that no path covers, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

/** Declares an example, with the failures of calls. The compiler requires one event of each type. */
export const example = <Machine extends AnyStateMachine, Src extends string, Start extends string>(
  one: Example<Machine, Src, Start>,
) => ({ failures: exampleFailures, ...one })
