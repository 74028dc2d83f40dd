import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type FloorPage, type FloorQuery, readPage } from './floor-calls.ts'

/** Loads pages of rows. Reloads after a pause in typing. */
export const floorListMachine = setup({
  types: {
    context: {} as FloorQuery & { shown: FloorPage | null },
    events: {} as { type: 'page.next' } | { type: 'search.type'; text: string },
  },
  actors: { read: fromPromise<FloorPage, FloorQuery>(({ input, signal }) => readPage(input, signal)) },
  actions: {
    keep: assign((_, { shown }: { shown: FloorPage }) => ({ shown })),
    goOn: assign(({ context }) => ({ page: context.page + 1 })),
    take: assign((_, { searchTerm }: { searchTerm: string }) => ({ searchTerm, page: 1 })),
  },
  delays: { pause: 300 },
}).createMachine({
  context: { page: 1, searchTerm: '', shown: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        input: ({ context: { page, searchTerm } }) => ({ page, searchTerm }),
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ shown: event.output }) } },
      },
    },
    shown: {},
    typing: { after: { pause: 'reading' } },
  },
  on: {
    'page.next': { target: '.reading', actions: 'goOn' },
    'search.type': {
      target: '.typing',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => ({ searchTerm: event.text }) },
    },
  },
})

export type FloorListActor = ActorRefFrom<typeof floorListMachine>
