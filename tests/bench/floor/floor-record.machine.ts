import { assign, fromPromise, setup } from 'xstate'
import { type FloorTrade, readTrade } from './floor-calls.ts'

export const floorRecordMachine = setup({
  types: { context: {} as { id: string; record: FloorTrade | null }, input: {} as { id: string } },
  actors: { read: fromPromise<FloorTrade, { id: string }>(({ input, signal }) => readTrade(input.id, signal)) },
  actions: { keep: assign((_, { record }: { record: FloorTrade }) => ({ record })) },
}).createMachine({
  context: ({ input }) => ({ id: input.id, record: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ record: event.output }) } },
      },
    },
    shown: {},
  },
})
