import { expect, test } from 'vitest'
import { assign, emit, setup } from 'xstate'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import { answers, fails, passes, type StateTable, takenIn, unreached } from './state-table.ts'

const open = { type: 'door.open' } as const
const knock = { type: 'door.knock' } as const
const ring = { type: 'bell.ring' } as const

const door = setup({
  types: typed<{
    context: { knocks: number }
    events: { type: 'door.open' } | { type: 'door.knock' } | { type: 'bell.ring' }
    emitted: { type: 'bell.rung' }
  }>(),
  actors: { unlock: actorSlot<void>('door', 'unlock') },
  actions: {
    count: assign(({ context }) => ({ knocks: context.knocks + 1 })),
    tell: emit({ type: 'bell.rung' }),
  },
  guards: { isHeard: ({ context }) => context.knocks < 2 },
  delays: { moment: 100 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'deciding',
  states: {
    deciding: { always: 'shut' },
    shut: {
      on: {
        'door.open': 'unlocking',
        'door.knock': { guard: 'isHeard', actions: 'count' },
        'bell.ring': { actions: 'tell' },
      },
    },
    unlocking: { invoke: { src: 'unlock', onDone: 'ajar', onError: 'shut' }, on: { 'bell.ring': {} } },
    ajar: { after: { moment: 'gone' } },
    gone: { type: 'final' },
  },
})

const table: StateTable<typeof door> = {
  events: { 'door.open': open, 'door.knock': knock, 'bell.ring': ring },
  states: {
    shut: { way: [], takes: [] },
    'shut, after knocking twice': { way: [knock, knock], takes: [] },
    'shut, after it could not be unlocked': { way: [open, fails('unlock', new Error('It sticks'))], takes: [] },
    unlocking: { way: [open], takes: [] },
    ajar: { way: [open, answers('unlock')], takes: [] },
    gone: { way: [open, answers('unlock'), passes('moment')], takes: [] },
  },
}

test('an event is taken where it leads on, changes something or tells something, and not where nothing comes of it', () => {
  expect(takenIn(door, table, 'shut')).toEqual(['door.open', 'door.knock', 'bell.ring'])
  expect(takenIn(door, table, 'shut, after knocking twice')).toEqual(['door.open', 'bell.ring'])
  expect(takenIn(door, table, 'shut, after it could not be unlocked')).toEqual(['door.open', 'door.knock', 'bell.ring'])
  expect(takenIn(door, table, 'unlocking')).toEqual([])
  expect(takenIn(door, table, 'gone')).toEqual([])
})

test('a state that no way leads to is named, but not one that is left at once', () => {
  expect(unreached(door, table)).toEqual([])
  const { ajar: _ajar, gone: _gone, ...states } = table.states
  expect(unreached(door, { ...table, states })).toEqual(['ajar', 'gone'])
})

test.each([
  [
    'with a step that does nothing',
    { shut: { way: [open, ring], takes: [] } },
    'Step 2 of the way does nothing: bell.ring',
  ],
  ['to another state', { ajar: { way: [open], takes: [] } }, 'The way to ajar leads to unlocking'],
  ['by a slot that is not under way', { shut: { way: [answers('unlock')], takes: [] } }, 'unlock is not under way'],
  ['by a delay that nothing waits for', { shut: { way: [passes('moment')], takes: [] } }, 'Nothing waits for moment'],
] as const)('a way %s is refused', (_, states, message) => {
  expect(() => takenIn(door, { ...table, states }, Object.keys(states)[0] ?? '')).toThrow(message)
})

test('a table without one of the events does not compile', () => {
  // @ts-expect-error the bell is missing
  const events: StateTable<typeof door>['events'] = { 'door.open': open, 'door.knock': knock }
  expect(Object.keys(events)).not.toContain('bell.ring')
})
