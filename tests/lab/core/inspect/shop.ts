import { assign, fromPromise, sendTo, setup } from 'xstate'

const price = fromPromise<number, { sku: string }>(async ({ input }) => {
  if (input.sku === 'B-2') throw new Error('404')
  return 49.9
})

const cart = setup({
  types: {
    context: {} as { items: readonly string[]; password: string },
    events: {} as { type: 'item.add'; sku: string } | { type: 'item.break'; sku: string },
  },
  actors: { price },
  actions: {
    addItem: assign({ items: ({ context, event }) => [...context.items, event.sku] }),
    readPrice: () => {
      throw new TypeError('Cannot read “price” of undefined')
    },
  },
}).createMachine({
  id: 'cart',
  context: { items: [], password: 'hunter2' },
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'price', input: { sku: 'A-7' }, onDone: 'editing', onError: 'failed' },
    },
    editing: {
      initial: 'complete',
      on: { 'item.add': { target: '.incomplete', actions: 'addItem' }, 'item.break': { actions: 'readPrice' } },
      states: { complete: {}, incomplete: {} },
    },
    failed: {},
  },
})

/** Shop with a cart that fails in an action on `item.break`. */
export const shop = setup({
  types: {
    children: {} as { cart: 'cart' },
    events: {} as { type: 'cart.add' | 'cart.break'; sku: string } | { type: 'shop.close' },
  },
  actors: { cart },
}).createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'cart', src: 'cart', onError: 'broken' },
      on: {
        'cart.add': { actions: sendTo('cart', ({ event }) => ({ type: 'item.add', sku: event.sku })) },
        'cart.break': { actions: sendTo('cart', ({ event }) => ({ type: 'item.break', sku: event.sku })) },
        'shop.close': 'closed',
      },
    },
    broken: {},
    closed: { type: 'final' },
  },
})
