import { and, assign, not, or, setup } from 'xstate'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'

/** Example machine with every element that a chart can show. */
export const door = setup({
  types: typed<{
    context: { knocks: number }
    events: { type: 'door.open' } | { type: 'door.knock' } | { type: 'door.lock' } | { type: 'bell.ring' }
  }>(),
  actors: { unlock: hostActor<void>('door', 'unlock'), listen: hostActor<void>('door', 'listen') },
  actions: {
    count: assign(({ context }) => ({ knocks: context.knocks + 1 })),
    creak: () => undefined,
    click: () => undefined,
  },
  guards: {
    isHeard: ({ context }) => context.knocks < 2,
    isOiled: () => true,
    isFree: () => true,
  },
  delays: { moment: 100, while: ({ context }) => context.knocks },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'deciding',
  invoke: { src: 'listen' },
  on: { '*': { actions: 'count' } },
  states: {
    deciding: { always: [{ guard: 'isFree', target: 'shut' }, { target: 'blocked' }] },
    shut: {
      entry: 'click',
      exit: ['creak', { type: 'count' }],
      on: {
        'door.open': 'unlocking',
        'door.knock': [
          { guard: 'isHeard', actions: ['count', 'click'] },
          { target: 'shut', reenter: true },
        ],
        'door.lock': {},
        'bell.ring': {
          guard: and(['isFree', or(['isHeard', not('isOiled')])]),
          target: ['#door.open.hinge.creaking', '#door.open.latch.held'],
        },
      },
    },
    unlocking: {
      invoke: { src: 'unlock', onDone: 'open', onError: [{ guard: 'isOiled', target: 'shut' }, { target: 'blocked' }] },
      after: { moment: 'shut', while: { actions: 'creak' }, 250: 'blocked' },
    },
    open: {
      type: 'parallel',
      states: {
        hinge: {
          initial: 'still',
          on: { 'door.open': '.creaking' },
          states: { still: {}, creaking: { type: 'final' } },
        },
        latch: { initial: 'held', states: { held: { on: { 'door.lock': 'free' } }, free: { type: 'final' } } },
      },
      onDone: 'blocked',
    },
    blocked: { type: 'final' },
  },
})
