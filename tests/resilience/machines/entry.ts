import fc from 'fast-check'
import type { Actor, AnyActor, AnyStateMachine, InputFrom } from 'xstate'
import type { AnyExample, EventOf } from '#machines/example.ts'
import type { Asked, Environment } from './environment.ts'

/** The invariants of every machine; each entry describes `its own` in words. */
export const invariants = ['no throw', 'one write', 'totals agree', 'a way out', 'its own'] as const
export type Invariant = (typeof invariants)[number]

/** The broken invariants, each with what was seen. */
export type Breaks = Partial<Record<Invariant, string>>

/** A machine in one run, from one of the inputs of its example. */
export type Run<Machine extends AnyStateMachine> = Environment & {
  /** The name of the input. */
  start: string
  /** A random number below 1000, for what the inputs do not vary. */
  luck: number
  /** Makes the actor of the run: of the example's machine and input, unless others are given. */
  make(this: void, machine?: Machine, input?: InputFrom<Machine>): Actor<Machine>
}

/** What an entry knows of a running machine. */
export type Driven = {
  actor: AnyActor
  /** Carries a random event out, through the actor or its host; by default sends the event itself. */
  send?(event: { type: string }): void
  /** The target of a write: of two writes to the same target one has to wait. Null for calls that write nothing. */
  writes?: (call: Asked) => string | null
  /** Checked after every event. */
  always?: () => Breaks
  /** Checked once everything was answered and enough time has passed. */
  finally?: () => Breaks
  /** Whether something is pending; by default, whether a state waits for a slot that it invokes. */
  isBusy?: (isWaiting: boolean) => boolean
  /** Whether the machine has done its part, and its host takes over. */
  isEnd?: () => boolean
  /** Tries again after failures, so that everything comes to an end. */
  retry?: () => void
}

type Rules<Machine extends AnyStateMachine> = {
  /** The invariant of this machine only, in words. */
  own: string
  /** The invariants that do not apply to it, and why. */
  without?: Partial<Record<Invariant, string>>
  /** Whether slots answer with the other answers of the example, too. */
  hasOtherAnswers?: boolean
  watch?(run: Run<Machine>): Driven
}

type Sent<Machine extends AnyStateMachine> = {
  /** Types of events that are not sent at random: those of its children, and those that the host sends in `send`. */
  except?: ReadonlyArray<EventOf<Machine>['type']>
  /** What the properties of events can be, besides what they are in the example. */
  values?: Readonly<Record<string, fc.Arbitrary<unknown>>>
  /** Other events. */
  more?: fc.Arbitrary<{ type: string }>
  /** Events, or types of them, of which the machine must accept one in every state; by default any that is sent. */
  ways?: ReadonlyArray<EventOf<Machine> | EventOf<Machine>['type']>
}

export type MachineEntry = Rules<AnyStateMachine> & {
  example: AnyExample
  events: fc.Arbitrary<{ type: string }>
  ways: ReadonlyArray<{ type: string }>
}

/** How the machine of an example is driven: by the events of the example at random, with these values, and more. */
export function entry<Machine extends AnyStateMachine>(
  example: AnyExample & { machine(...of: Parameters<AnyExample['machine']>): Machine },
  { except = [], values = {}, more, ways, ...rules }: Rules<Machine> & Sent<Machine>,
): MachineEntry {
  const all: ReadonlyArray<{ type: string }> = [...Object.values(example.events), ...(example.otherEvents ?? [])]
  const sent = all.filter(({ type }) => !except.includes(type))
  const varied = sent.map(event => {
    const others = Object.entries(values).filter(([name]) => Object.hasOwn(event, name))
    const either = others.map(([name, other]) => [name, fc.oneof(fc.constant(Reflect.get(event, name)), other)])
    return fc.record(Object.fromEntries(either)).map(changed => ({ ...event, ...changed }))
  })
  return {
    ...rules,
    example,
    events: fc.oneof(...varied, ...(more ? [{ weight: varied.length, arbitrary: more }] : [])),
    ways: ways?.flatMap(way => (typeof way === 'string' ? sent.filter(({ type }) => type === way) : way)) ?? sent,
  }
}
