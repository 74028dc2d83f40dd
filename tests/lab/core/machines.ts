import { assign, createMachine, enqueueActions, fromCallback, fromPromise, raise, sendTo } from 'xstate'

/** Player that continues where it stopped, in two regions of two levels. */
const player = createMachine({
  id: 'player',
  initial: 'off',
  states: {
    off: { on: { power: 'on.back', wake: { target: 'on.deep' } } },
    on: {
      type: 'parallel',
      on: { power: 'off' },
      states: {
        sound: {
          initial: 'loud',
          states: {
            loud: { on: { mute: 'mute' } },
            mute: { type: 'parallel', states: { left: { initial: 'a', states: { a: {} } }, right: {} } },
          },
        },
        picture: { initial: 'dim', states: { dim: { on: { '*': 'bright' } }, bright: { on: { 'light.*': 'dim' } } } },
        back: { type: 'history' },
        deep: { type: 'history', history: 'deep' },
      },
    },
  },
})

/** Order with parts that have no name: actions, guards, actors and a spawned child. Ends with an output. */
const order = createMachine({
  id: 'order',
  types: {} as {
    context: { count: number; limit: number }
    input: { limit: number }
    events: { type: 'add' } | { type: 'pay'; amount: number } | { type: 'retry' }
  },
  context: ({ input }) => ({ count: 0, limit: input.limit }),
  initial: 'open',
  output: ({ context }) => ({ sold: context.count }),
  states: {
    open: {
      entry: [assign({ count: 0 }), raise({ type: 'add' })],
      on: {
        add: {
          guard: ({ context }) => context.count < context.limit,
          actions: enqueueActions(({ enqueue }) => {
            enqueue.assign({ count: ({ context }) => context.count + 1 })
            enqueue.spawnChild(
              fromCallback(() => undefined),
              { id: 'watch' },
            )
            enqueue(sendTo('watch', { type: 'look' }))
          }),
        },
        pay: [{ guard: ({ event }) => event.amount > 0, target: 'paying' }, { target: 'open' }],
      },
    },
    paying: {
      invoke: {
        src: fromPromise<number>(() => Promise.reject(new Error('This call must not start'))),
        onDone: [{ guard: ({ event }) => event.output > 1, target: 'done' }, { target: 'deciding' }],
        onError: 'failed',
      },
      after: { 5000: 'failed' },
    },
    deciding: { always: [{ guard: ({ context }) => context.count > 5, target: 'done' }, { target: 'failed' }] },
    failed: { on: { retry: 'paying' } },
    done: { type: 'final' },
  },
})

/** Machine without implementations, with a child machine. */
const draft = createMachine({
  id: 'draft',
  initial: 'idle',
  states: {
    idle: { entry: 'greet', on: { start: { guard: 'isReady', target: 'busy' }, skip: 'child' } },
    busy: { invoke: { src: 'load', onDone: 'child', onError: { target: 'idle', actions: 'warn' } } },
    child: { invoke: { id: 'order', src: order, input: { limit: 1 }, onDone: 'end' } },
    end: { type: 'final' },
  },
})

/** Machines with every construct of XState that the machines of the product don't use. */
export const someMachines = { player, order, draft }
