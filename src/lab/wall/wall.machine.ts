/*
 * Draws the tiles of the wall that are near what is seen of it, a few at the same time, in the order in which they came near.
 *
 * A tile that is far away again is let go of, so that what is kept does not grow with the wall. It counts as drawn all the same,
 * and is drawn anew when it comes near.
 */
import { assign, cancel, enqueueActions, setup } from 'xstate'
import { typed } from '#machines/typed.ts'

type WallContext = {
  /** The ids of tiles that are near and not drawn yet, the oldest first. */
  waiting: readonly string[]
  drawing: readonly string[]
  /** Those that are near, and were drawn or failed. */
  settled: readonly string[]
  /** All that were ever drawn. */
  drawn: ReadonlySet<string>
  /** Why tiles could not be drawn, by their ids. */
  failed: ReadonlyMap<string, string>
}

type TileEvent = { id: string }

export type WallEvent =
  | ({ type: 'tile.approached' } & TileEvent)
  | ({ type: 'tile.left' } & TileEvent)
  | ({ type: 'tile.drawn' } & TileEvent)
  | ({ type: 'tile.failed'; reason: string } & TileEvent)
  | ({ type: 'tile.overdue' } & TileEvent)

/** How many tiles are drawn at the same time. Each of them starts the whole app. */
const atOnce = 2

const without = (ids: readonly string[], id: string) => ids.filter(other => other !== id)
const timerOf = (id: string) => `patience with ${id}`

export const wallMachine = setup({
  types: typed<{ context: WallContext; events: WallEvent }>(),
  actions: {
    wait: assign(({ context }, id: string) => ({ waiting: [...context.waiting, id] })),
    drawNext: enqueueActions(({ context: { waiting, drawing }, enqueue }) => {
      const [id = '', ...others] = waiting
      enqueue.assign({ waiting: others, drawing: [...drawing, id] })
      enqueue.raise({ type: 'tile.overdue', id }, { id: timerOf(id), delay: 'patience' })
    }),
    clearTimer: cancel((_, id: string) => timerOf(id)),
    letGo: assign(({ context: { waiting, drawing, settled } }, id: string) => ({
      waiting: without(waiting, id),
      drawing: without(drawing, id),
      settled: without(settled, id),
    })),
    settle: assign(({ context: { drawing, settled } }, id: string) => ({
      drawing: without(drawing, id),
      settled: [...settled, id],
    })),
    noteDrawn: assign(({ context: { drawn, failed } }, id: string) => ({
      drawn: new Set([...drawn, id]),
      failed: new Map([...failed].filter(([other]) => other !== id)),
    })),
    noteFailed: assign(({ context }, { id, reason }: { id: string; reason: string }) => ({
      failed: new Map([...context.failed, [id, reason]]),
    })),
  },
  guards: {
    isUnknown: ({ context: { waiting, drawing, settled } }, id: string) =>
      ![...waiting, ...drawing, ...settled].includes(id),
    isDrawing: ({ context }, id: string) => context.drawing.includes(id),
    mayDraw: ({ context: { waiting, drawing } }) => waiting.length > 0 && drawing.length < atOnce,
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'wall',
  context: { waiting: [], drawing: [], settled: [], drawn: new Set(), failed: new Map() },
  always: { guard: 'mayDraw', actions: 'drawNext' },
  on: {
    'tile.approached': {
      guard: { type: 'isUnknown', params: ({ event }) => event.id },
      actions: { type: 'wait', params: ({ event }) => event.id },
    },
    'tile.left': {
      actions: [
        { type: 'clearTimer', params: ({ event }) => event.id },
        { type: 'letGo', params: ({ event }) => event.id },
      ],
    },
    'tile.drawn': {
      guard: { type: 'isDrawing', params: ({ event }) => event.id },
      actions: [
        { type: 'clearTimer', params: ({ event }) => event.id },
        { type: 'settle', params: ({ event }) => event.id },
        { type: 'noteDrawn', params: ({ event }) => event.id },
      ],
    },
    'tile.failed': {
      guard: { type: 'isDrawing', params: ({ event }) => event.id },
      actions: [
        { type: 'clearTimer', params: ({ event }) => event.id },
        { type: 'settle', params: ({ event }) => event.id },
        { type: 'noteFailed', params: ({ event }) => event },
      ],
    },
    'tile.overdue': {
      guard: { type: 'isDrawing', params: ({ event }) => event.id },
      actions: [
        { type: 'settle', params: ({ event }) => event.id },
        { type: 'noteFailed', params: ({ event }) => ({ id: event.id, reason: 'it takes too long' }) },
      ],
    },
  },
})
