import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise, StateMachine } from 'xstate'
import { nothingRead } from '#domain/pages-read.ts'
import { type AnyExample, fakeMachine } from '#lab/core/run/any-example.ts'
import { type Run, replay } from '#lab/core/run/replay.ts'

type Module = Readonly<Record<string, unknown>>

/** Returns the module's export with a name that ends with `ending`. */
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

/** True if the actor is a promise actor. Only its transition function reveals this. */
const isPromise = ({ transition }: AnyActorLogic) =>
  String(transition) === String(fromPromise(async () => {}).transition)

/** Returns the actors of a machine by name, including those of child machines. */
function actorsOf({ implementations }: AnyStateMachine): ReadonlyArray<readonly [name: string, logic: AnyActorLogic]> {
  const actors = Object.entries(implementations.actors as Readonly<Record<string, AnyActorLogic>>)
  return actors.flatMap(([name, logic]) => (logic instanceof StateMachine ? actorsOf(logic) : [[name, logic] as const]))
}

/** Answers all pending calls, and any calls that result from the answers. The limit detects endless loops. */
async function allAnswered({ uses, take }: Run): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const [use] = uses()
    if (!use) return
    await take({ do: 'answer', src: use.src })
  }
}

test('gives every machine an example', () => {
  expect(machines.map(({ file }) => file)).toContain('session')
  expect(machines.filter(({ example }) => !example).map(({ file }) => file)).toEqual([])
})

const waitsAtGate = ([name, logic]: readonly [string, AnyActorLogic]) => isPromise(logic) || name === 'readPages'

describe.each(machines.filter(({ example }) => example))('example of $file', ({ machine, example }) => {
  const names = Object.keys(example.inputs)

  test('uses this machine', () => {
    expect(example.machine.id).toBe(machine.id)
  })

  test('has one event of each type', () => {
    const accepted = machine.events.filter(type => !type.startsWith('xstate.'))
    expect(new Set(Object.keys(example.events))).toEqual(new Set(accepted))
    expect(Object.values(example.events).map(({ type }) => type)).toEqual(Object.keys(example.events))
  })

  test('lists the actors that wait at the gate', () => {
    const waiting: string[] = []
    const gate = ({ src }: { src: string }) => {
      waiting.push(src)
      return new Promise<void>(() => {})
    }
    const actors = actorsOf(fakeMachine(example, { gate })).filter(waitsAtGate)
    for (const [, logic] of actors) createActor(logic, { input: { read: nothingRead } }).start()
    expect(waiting).toEqual(actors.map(([name]) => name))
    expect(new Set(waiting)).toEqual(new Set(example.actors))
  })

  test.each(names)('starts with %s, accepts any event and settles', async input => {
    const begun = await replay(example, { input, steps: [] })
    expect(begun.actor.getSnapshot()).toMatchObject({ status: 'active', error: undefined })
    await allAnswered(begun)
    expect(begun.uses()).toEqual([])
    for (const event of Object.values(example.events)) {
      const { actor } = await replay(example, { input, steps: [{ do: 'send', event }] })
      expect(actor.getSnapshot()).toMatchObject({ error: undefined })
    }
  })
})
