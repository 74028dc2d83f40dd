import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { example } from '#machines/example.ts'
import { fakeActors } from '#machines/fakes.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'

/** Lamp of a barrier. The barrier's machine invokes the lamp as a child. */
const lampMachine = setup({
  types: typed<{ events: { type: 'lamp.light' } }>(),
  actors: { light: hostActor<void>('lamp', 'light') },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'lamp.light': 'lighting' } },
    lighting: { invoke: { src: 'light', onDone: 'lit', onError: 'dark' } },
    lit: {},
  },
})

const barrierMachine = setup({
  types: typed<{
    context: { tries: number; lamp: ActorRefFrom<typeof lampMachine> }
    events: { type: 'card.show'; isValid: boolean } | { type: 'barrier.wave' } | { type: 'barrier.light' }
  }>(),
  actors: { lamp: lampMachine, ask: hostActor<boolean>('barrier', 'ask') },
  actions: {
    count: assign(({ context }) => ({ tries: context.tries + 1 })),
    light: sendTo(({ context }) => context.lamp, { type: 'lamp.light' }),
  },
  guards: {
    isValid: (_, { isValid }: { isValid: boolean }) => isValid,
    isOften: ({ context }) => context.tries > 1,
    isAllowed: (_, { output }: { output: boolean }) => output,
    isRefused: (_, { error }: { error: unknown }) => toProblem(error).kind === 'forbidden',
    isLit: ({ context }) => context.lamp.getSnapshot().value === 'lit',
  },
  delays: { passage: 5000 },
}).createMachine({
  id: 'barrier',
  context: ({ spawn }) => ({ tries: 0, lamp: spawn('lamp') }),
  initial: 'shut',
  on: { 'barrier.light': { actions: 'light' } },
  states: {
    shut: {
      on: {
        'card.show': { guard: { type: 'isValid', params: ({ event }) => event }, target: 'checking', actions: 'count' },
        'barrier.wave': { guard: 'isLit', target: 'open' },
      },
    },
    checking: {
      invoke: {
        src: 'ask',
        onDone: [{ guard: { type: 'isAllowed', params: ({ event }) => event }, target: 'open' }, { target: 'shut' }],
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'deciding' },
          { target: 'broken' },
        ],
      },
    },
    deciding: { always: [{ guard: 'isOften', target: 'blocked' }, { target: 'shut' }] },
    open: { after: { passage: 'shut' } },
    broken: { type: 'final' },
    blocked: {},
    forgotten: {},
  },
})

/** Example of a barrier. Its machine has requests, delays, a counter, a child, and an unreachable state. */
export const barrierExample = example({
  machine: barrierMachine,
  fakes: script => {
    const { fake } = fakeActors<'ask' | 'light'>(script)
    return {
      actors: {
        ask: fake<boolean>('ask', () => true),
        lamp: lampMachine.provide({ actors: { light: fake<void>('light', () => undefined) } }),
      },
    }
  },
  actors: ['ask', 'light'],
  inputs: { 'nothing came by yet': undefined },
  events: {
    'card.show': { type: 'card.show', isValid: true },
    'barrier.wave': { type: 'barrier.wave' },
    'barrier.light': { type: 'barrier.light' },
  },
  otherEvents: [{ type: 'card.show', isValid: false }],
  otherAnswers: { ask: { no: false } },
})
