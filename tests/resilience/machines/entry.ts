import fc from 'fast-check'
import type { Actor, AnyActor, AnyStateMachine, InputFrom } from 'xstate'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { EventOf } from '#machines/example.ts'
import type { Environment, PendingCall } from './environment.ts'

/** Invariants of every machine; `its own` is the invariant that the entry adds. */
export const invariants = ['no throw', 'one write', 'totals agree', 'an exit', 'its own'] as const
export type Invariant = (typeof invariants)[number]

/** Violated invariants, each with its observation. */
export type Breaks = Partial<Record<Invariant, string>>

/** A machine in one run, with one of its example's inputs. */
export type Run<Machine extends AnyStateMachine> = Environment & {
  start: string
  /** A random number below 1000, for variation beyond the inputs. */
  luck: number
  /** Creates the actor of the run, by default with the example's machine and input. */
  make(this: void, machine?: Machine, input?: InputFrom<Machine>): Actor<Machine>
}

/** Interface of a running machine for its entry. */
export type Driven = {
  actor: AnyActor
  /** Sends a random event through the actor or its host. By default sends the event directly. */
  send?(event: { type: string }): void
  /** Target of a write: two writes to the same target must not overlap. Null for reads. */
  writes?: (call: PendingCall) => string | null
  /** Checked after every event. */
  always?: () => Breaks
  /** Checked after all answers and enough time. */
  finally?: () => Breaks
  /** True if something is pending; by default, if a state waits for an invoked actor. */
  isBusy?: (isWaiting: boolean) => boolean
  /** True if the machine has finished and its host takes over. */
  isEnd?: () => boolean
  /** Retries after failures, so that all work finishes. */
  retry?: () => void
}

/** Reasons for invariants that do not apply to many machines. */
export const noSums = { 'totals agree': 'it has no sums' }
export const noWrites = { 'one write': 'it writes nothing' }

type Rules<Machine extends AnyStateMachine> = Pick<Driven, 'writes'> & {
  /** Description of this machine's own invariant. */
  own?: string
  /** Invariants that do not apply, with the reason. */
  without?: Partial<Record<Invariant, string>>
  /** True if actors also return the example's other answers. */
  hasOtherAnswers?: boolean
  /** Tag of states in which something is pending, besides those that wait for an invoked actor. */
  busy?: string
  /** True if the machine always waits for an actor, and yet accepts events. */
  isNeverBusy?: true
  /** Event that retries after failures, so that all work finishes. */
  retry?: EventOf<Machine>['type']
  /** Tag or state in which the machine has finished and its host takes over. */
  end?: string
  /** Runs the machine in another way than its example, or with an own invariant. */
  watch?(run: Run<Machine>): Driven
}

type Sent<Machine extends AnyStateMachine> = {
  /** Event types that are not sent at random: those of child machines, and those that the host sends in `send`. */
  except?: ReadonlyArray<EventOf<Machine>['type']>
  /** Additional values for properties of events. */
  values?: Readonly<Record<string, fc.Arbitrary<unknown>>>
  more?: fc.Arbitrary<{ type: string }>
  /** Events or event types. The machine must accept one of them in every state. Default: any event that is sent. */
  exits?: ReadonlyArray<EventOf<Machine> | EventOf<Machine>['type']>
}

export type MachineEntry = Rules<AnyStateMachine> & {
  example: AnyExample
  events: fc.Arbitrary<{ type: string }>
  exits: ReadonlyArray<{ type: string }>
}

/** Returns an entry that drives an example's machine with its events at random, and with additional values. */
export function entry<Machine extends AnyStateMachine>(
  example: AnyExample & { machine: Machine },
  { except = [], values = {}, more, exits, ...rules }: Rules<Machine> & Sent<Machine>,
): MachineEntry {
  const all: ReadonlyArray<{ type: string }> = [...Object.values(example.events), ...(example.otherEvents ?? [])]
  const sent = all.filter(({ type }) => !except.includes(type))
  const varied = sent.map(event => {
    const others = Object.entries(values).filter(([name]) => Object.hasOwn(event, name))
    const either = others.map(([name, other]) => [name, fc.oneof(fc.constant(Reflect.get(event, name)), other)])
    return fc.record(Object.fromEntries(either)).map(changed => ({ ...event, ...changed }))
  })
  // A machine without events ignores this event. The moves after the event reach its calls.
  const ignored = sent.length === 0 ? [fc.constant({ type: 'ignored' })] : []
  return {
    ...rules,
    example,
    events: fc.oneof(...varied, ...ignored, ...(more ? [{ weight: varied.length, arbitrary: more }] : [])),
    exits: exits?.flatMap(exit => (typeof exit === 'string' ? sent.filter(({ type }) => type === exit) : exit)) ?? sent,
  }
}
