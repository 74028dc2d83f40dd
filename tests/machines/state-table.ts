import { describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { EventOf, ExampleEvents } from '#machines/example.ts'

/** What a slot or a delay comes to, as the event that its machine is told by. */
type Outcome = { of: (snapshot: AnyMachineSnapshot) => { type: string } }

export type Row<Machine extends AnyStateMachine> = {
  /** In place of the machine of the whole table: the same with other slots. */
  machine?: Machine
  /** In place of the input of the whole table. */
  input?: InputFrom<Machine>
  /** What leads there from the start; every step has to do something. */
  way: ReadonlyArray<EventOf<Machine> | Outcome>
  /** The types of the events that do something there, in the order of the list. All others leave everything as it is. */
  takes: ReadonlyArray<EventOf<Machine>['type']>
}

export type StateTable<Machine extends AnyStateMachine> = {
  input?: InputFrom<Machine>
  events: ExampleEvents<Machine>
  /** By the path of a state, such as `signedOut.ready`; what else matters there follows after a comma. */
  states: Readonly<Record<string, Row<Machine>>>
}

/** Holds up every use of a fake slot: what it comes to is a step of a table. */
export const hung = { gate: () => new Promise<void>(() => {}) }

const ending = (kind: 'done' | 'error', slot: string, facts: object): Outcome => ({
  of({ children }) {
    const actors = Object.values(children as Record<string, AnyActorRef | undefined>)
    const id = actors.find(actor => actor?.src === slot)?.id
    if (id === undefined) throw new Error(`${slot} is not under way`)
    return { type: `xstate.${kind}.actor.${id}`, actorId: id, ...facts } as { type: string }
  },
})

/** The slot that is under way gives this. */
export const answers = (slot: string, output?: unknown) => ending('done', slot, { output })

/** The slot that is under way fails. */
export const fails = (slot: string, error: unknown) => ending('error', slot, { error })

/** The time of a delay is over. */
export const passes = (delay: string): Outcome => ({
  of({ _nodes }) {
    const waits = _nodes.flatMap(node => node.after).map(({ eventType }) => eventType)
    const type = waits.find(wait => wait.startsWith(`xstate.after.${delay}.`))
    if (type === undefined) throw new Error(`Nothing waits for ${delay}`)
    return { type }
  },
})

const pathOf = (node: AnyStateNode) => node.path.join('.')

/** Whether a machine can rest in a state: it has no states of its own, and is not left at once. */
const isResting = ({ states, always }: AnyStateNode) =>
  Object.keys(states).length === 0 && !always?.some(({ guard }) => guard === undefined)

/** The machine of a table, led along the way of a row. `send` says whether an event did anything. */
function led<Machine extends AnyStateMachine>(machine: Machine, table: StateTable<Machine>, row: Row<Machine>) {
  const actor = createActor<AnyStateMachine>(row.machine ?? machine, {
    input: row.input ?? table.input,
    clock: new SimulatedClock(),
  })
  actor.start()
  const send = (event: { type: string }): boolean => {
    const before = actor.getSnapshot()
    // One that has ended hears nothing.
    if (before.status !== 'active') return false
    let hasActed = false
    const watching = actor.system.inspect(({ type, actorRef }) => {
      hasActed ||= type === '@xstate.action' && actorRef === actor
    })
    actor.send(event)
    watching.unsubscribe()
    return hasActed || actor.getSnapshot() !== before
  }
  for (const [index, step] of row.way.entries()) {
    const event = 'of' in step ? step.of(actor.getSnapshot()) : step
    if (!send(event)) throw new Error(`Step ${index + 1} of the way does nothing: ${event.type}`)
  }
  return { send, paths: () => actor.getSnapshot()._nodes.map(pathOf) }
}

/** The states in which a machine can rest and to which no way of its table leads. */
export function unreached<Machine extends AnyStateMachine>(machine: Machine, table: StateTable<Machine>): string[] {
  const reached = new Set(Object.values(table.states).flatMap(row => led(machine, table, row).paths()))
  return getStateNodes(machine)
    .filter(node => isResting(node) && !reached.has(pathOf(node)))
    .map(pathOf)
}

/** The types of the events that do something where the way of a row leads, which has to be the state of its name. */
export function takenIn<Machine extends AnyStateMachine>(machine: Machine, table: StateTable<Machine>, name: string) {
  const row = table.states[name]
  if (!row) throw new Error(`The table has no ${name}`)
  const paths = led(machine, table, row).paths()
  if (!paths.includes(name.replace(/,.*/, ''))) throw new Error(`The way to ${name} leads to ${paths.at(-1)}`)
  const events = Object.values<{ type: string }>(table.events)
  return events.filter(event => led(machine, table, row).send(event)).map(({ type }) => type)
}

/**
 * Tests a machine whose slots are {@link hung}: its table reaches every state in which it can rest, and in each of them
 * the events do something that are listed there, and no others.
 */
export function testStates<Machine extends AnyStateMachine>(machine: Machine, table: StateTable<Machine>) {
  describe('every state is reached, and every event judged', () => {
    test('no state is missing', () => {
      expect(unreached(machine, table)).toEqual([])
    })

    test.each(Object.entries(table.states))(
      '%s takes what makes sense there, and ignores the rest',
      (name, { takes }) => {
        expect(takenIn(machine, table, name)).toEqual(takes)
      },
    )
  })
}
