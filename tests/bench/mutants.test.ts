import { describe, expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { mutantOf, mutantsOf } from './mutants/mutations.ts'
import { detectedByPaths } from './mutants/path-detection.ts'

const lamp = setup({
  actions: { count: assign(({ context }) => ({ lit: context.lit + 1 })) },
  guards: { isOld: ({ context }) => context.lit > 1, isBroken: () => false },
  types: { context: {} as { lit: number }, events: {} as { type: 'lamp.light' } | { type: 'lamp.hit' } },
}).createMachine({
  id: 'lamp',
  context: { lit: 0 },
  initial: 'dark',
  states: {
    dark: {
      on: {
        'lamp.light': [
          { guard: 'isOld', target: 'dead' },
          { target: 'lit', actions: 'count' },
        ],
      },
    },
    lit: { always: { guard: 'isBroken', target: 'dark' }, on: { 'lamp.light': 'dark', 'lamp.hit': 'lit' } },
    dead: {},
  },
})
const example = {
  machine: lamp,
  fakes: () => ({}),
  actors: [],
  inputs: { 'a new lamp': undefined },
  events: { 'lamp.light': { type: 'lamp.light' }, 'lamp.hit': { type: 'lamp.hit' } },
  unreachable: { 'lit: at once [isBroken] → dark': 'no lamp breaks' },
}
const run = (machine: typeof lamp) => {
  const actor = createActor(machine).start()
  actor.send({ type: 'lamp.light' })
  return actor.getSnapshot().value
}

describe('The mutants of a machine', () => {
  test('cover each reachable transition dropped and each guard inverted', () => {
    expect(mutantsOf(lamp, example.unreachable)).toEqual([
      'dropped dark: lamp.light [isOld] → dead',
      'inverted dark: lamp.light [isOld] → dead',
      'dropped dark: lamp.light else → lit',
      'dropped lit: lamp.light → dark',
      'dropped lit: lamp.hit → lit',
    ])
  })

  test('behave differently and leave the original unchanged', () => {
    expect(run(mutantOf(lamp, 'inverted dark: lamp.light [isOld] → dead') as typeof lamp)).toBe('dead')
    expect(run(mutantOf(lamp, 'dropped dark: lamp.light else → lit') as typeof lamp)).toBe('dark')
    expect(run(lamp)).toBe('lit')
    expect(() => mutantOf(lamp, 'dropped dark')).toThrow('lamp has no mutant called "dropped dark"')
  })

  test('are detected if a path ends elsewhere or other events are enabled', async () => {
    const isNoticed = await detectedByPaths(example)
    expect(await isNoticed('inverted dark: lamp.light [isOld] → dead')).toBe(true)
    expect(await isNoticed('dropped lit: lamp.light → dark')).toBe(true)
    expect(await isNoticed('dropped lit: lamp.hit → lit')).toBe(true)
  })

  test('are detected if they loop forever', async () => {
    const bell = setup({ guards: { isStuck: () => false } }).createMachine({
      id: 'bell',
      initial: 'still',
      states: {
        still: { always: { guard: 'isStuck', target: 'ringing' } },
        ringing: { always: 'still' },
      },
    })
    const unreachable = Object.fromEntries(
      ['ringing', 'ringing: at once → still'].map(part => [part, 'it never rings']),
    )
    const isNoticed = await detectedByPaths({ ...example, machine: bell, events: {}, unreachable })
    expect(await isNoticed('inverted still: at once [isStuck] → ringing')).toBe(true)
  })
})
