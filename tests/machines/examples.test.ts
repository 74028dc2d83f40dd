import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise, StateMachine } from 'xstate'
import { type Run, replay } from '#lab/run/replay.ts'
import type { AnyExample } from '#machines/example.ts'

type Module = Readonly<Record<string, unknown>>

/** What a file exports under a name that ends like this. */
const exported = (module: Module | undefined, ending: string) =>
  Object.entries(module ?? {}).find(([name]) => name.endsWith(ending))?.[1]

const files = import.meta.glob<Module>('../../machines/**/*.machine.ts', { eager: true })
const examples = import.meta.glob<Module>('../../machines/**/*.example.ts', { eager: true })

const machines = Object.entries(files).map(([path, module]) => {
  const machine = exported(module, 'Machine') as AnyStateMachine | (() => AnyStateMachine)
  return {
    file: basename(path, '.machine.ts'),
    machine: typeof machine === 'function' ? machine() : machine,
    example: exported(examples[path.replace('.machine.ts', '.example.ts')], 'Example') as AnyExample,
  }
})

/** Whether an actor gives one answer. XState tells it by nothing but the code of its logic. */
const isPromise = ({ transition }: AnyActorLogic) =>
  String(transition) === String(fromPromise(async () => {}).transition)

/** The actors of a machine and of its child machines, by the names of their slots. */
function actorsOf({ implementations }: AnyStateMachine): ReadonlyArray<readonly [name: string, logic: AnyActorLogic]> {
  const actors = Object.entries(implementations.actors as Readonly<Record<string, AnyActorLogic>>)
  return actors.flatMap(([name, logic]) => (logic instanceof StateMachine ? actorsOf(logic) : [[name, logic] as const]))
}

/** Lets each use of a slot be answered, and those that follow from it; so many that a circle would be seen. */
async function allAnswered({ uses, take }: Run): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const [use] = uses()
    if (!use) return
    await take({ do: 'answer', slot: use.slot })
  }
}

test('every machine has an example', () => {
  expect(machines.map(({ file }) => file)).toContain('session')
  expect(machines.filter(({ example }) => !example).map(({ file }) => file)).toEqual([])
})

const waitsAtGate = ([name, logic]: readonly [string, AnyActorLogic]) => isPromise(logic) || name === 'readPages'

describe.each(machines.filter(({ example }) => example))('the example of $file', ({ machine, example }) => {
  const names = Object.keys(example.inputs)

  test('is one of this machine', () => {
    expect(example.machine({}).id).toBe(machine.id)
  })

  test('has an event of each type that the machine takes, and no others', () => {
    const taken = machine.events.filter(type => !type.startsWith('xstate.'))
    expect(new Set(Object.keys(example.events))).toEqual(new Set(taken))
    expect(Object.values(example.events).map(({ type }) => type)).toEqual(Object.keys(example.events))
  })

  test('names the slots that wait at the gate, which are all that give one answer, and those that send pages', () => {
    const waiting: string[] = []
    const gate = ({ slot }: { slot: string }) => {
      waiting.push(slot)
      return new Promise<void>(() => {})
    }
    const slots = actorsOf(example.machine({ gate })).filter(waitsAtGate)
    for (const [, logic] of slots) createActor(logic, { input: { read: [] } }).start()
    expect(waiting).toEqual(slots.map(([name]) => name))
    expect(new Set(waiting)).toEqual(new Set(example.slots))
  })

  test.each(names)(
    'begins with %s, takes any event there, and comes to rest once all slots have answered',
    async input => {
      const begun = await replay(example, { input, steps: [] })
      expect(begun.actor.getSnapshot()).toMatchObject({ status: 'active', error: undefined })
      await allAnswered(begun)
      expect(begun.uses()).toEqual([])
      for (const event of Object.values(example.events)) {
        const { actor } = await replay(example, { input, steps: [{ do: 'send', event }] })
        expect(actor.getSnapshot()).toMatchObject({ error: undefined })
      }
    },
  )
})
