import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import type { Script } from './fakes.ts'

/** What the clocks of examples say, and those of the stages on which they are seen. In ms since 1970. */
export const exampleTime = Date.UTC(2026, 10, 20, 8, 30)

/** What a machine is sent, without what its own actors and delays tell it. */
export type EventOf<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, { type: `xstate.${string}` }>

/** One event of each type, with what means something wherever that type is taken. */
export type ExampleEvents<Machine extends AnyStateMachine> = {
  [Type in EventOf<Machine>['type']]: Extract<EventOf<Machine>, { type: Type }>
}

/** A machine as it can be driven by itself: on fakes, from an input, with an event of each type. */
export type Example<Machine extends AnyStateMachine, Slot extends string = string, Start extends string = string> = {
  /** The machine with its slots filled by fakes, which follow the script. What is outside of it may differ from start to start. */
  machine(script: Script<Slot>, start?: Start): Machine
  /** The actors that the script holds up, lets fail or answer. */
  slots: readonly Slot[]
  /** What the machine can begin with, by a name in words. The first one is where a person begins. */
  inputs: Readonly<Record<Start, InputFrom<Machine>>>
  events: ExampleEvents<Machine>
  /** Events of the same types with other payloads, where one of each does not lead everywhere. */
  otherEvents?: ReadonlyArray<EventOf<Machine>>
  /** What a slot can answer instead of its fake's own answer, by a name in words. */
  otherAnswers?: { readonly [Name in NoInfer<Slot>]?: Readonly<Record<string, unknown>> }
  /** States, transitions and outcomes of guards that no path takes, as the paths call them, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

/** Declares an example: the compiler asks for an event of each type. */
export const example = <Machine extends AnyStateMachine, Slot extends string, Start extends string>(
  one: Example<Machine, Slot, Start>,
) => one

/** An example of any machine. Each use of its slots waits at the gate. */
export type AnyExample = {
  machine(script: Pick<Script<string>, 'gate'>, start?: string): AnyStateMachine
  slots: readonly string[]
  inputs: Readonly<Record<string, unknown>>
  events: Readonly<Record<string, { type: string }>>
  otherEvents?: ReadonlyArray<{ type: string }>
  otherAnswers?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  unreachable?: Readonly<Record<string, string>>
}
