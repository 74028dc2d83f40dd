/*
 * Decides which card of the gallery is rendered next, and by which renderer.
 *
 * Visible cards come first, then all others in order. Each renderer handles one card at a time. A card that takes
 * longer than `cardTimeout` fails, so that it does not block the other cards.
 */
import { assign, cancel, enqueueActions, setup } from 'xstate'
import { typed } from '#machines/typed.ts'

/** Number of parallel renderers. Each renderer is a page with the complete app. */
export const rendererCount = 2

type GalleryContext = {
  /** Ids of the cards to render, in order. */
  ids: readonly string[]
  /** Ids of the cards near the viewport. */
  near: ReadonlySet<string>
  /** Id of the current card of each renderer; null if the renderer is idle. */
  renderers: ReadonlyArray<string | null>
  drawn: ReadonlySet<string>
  /** Error messages by card id. */
  failed: ReadonlyMap<string, string>
}

type TileEvent = { id: string }

export type GalleryEvent =
  | { type: 'tiles.choose'; ids: readonly string[] }
  | ({ type: 'tile.approached' } & TileEvent)
  | ({ type: 'tile.left' } & TileEvent)
  | ({ type: 'tile.drawn' } & TileEvent)
  | ({ type: 'tile.failed'; reason: string } & TileEvent)
  | ({ type: 'tile.overdue' } & TileEvent)

/** Returns the id of the next card to render; undefined if none is left. */
function nextTile({ ids, near, renderers, drawn, failed }: GalleryContext): string | undefined {
  const left = ids.filter(id => !drawn.has(id) && !failed.has(id) && !renderers.includes(id))
  return left.find(id => near.has(id)) ?? left[0]
}

const timerOf = (id: string) => `timeout of ${id}`

export const galleryMachine = setup({
  types: typed<{ context: GalleryContext; events: GalleryEvent }>(),
  actions: {
    choose: assign((_, ids: readonly string[]) => ({ ids })),
    noteNear: assign(({ context }, id: string) => ({ near: new Set([...context.near, id]) })),
    noteFar: assign(({ context }, id: string) => ({ near: new Set([...context.near].filter(other => other !== id)) })),
    drawNext: enqueueActions(({ context, enqueue }) => {
      const id = nextTile(context)
      if (id === undefined) return
      enqueue.assign({ renderers: context.renderers.with(context.renderers.indexOf(null), id) })
      enqueue.raise({ type: 'tile.overdue', id }, { id: timerOf(id), delay: 'cardTimeout' })
    }),
    clearTimer: cancel((_, id: string) => timerOf(id)),
    clearRenderer: assign(({ context }, id: string) => ({
      renderers: context.renderers.map(one => (one === id ? null : one)),
    })),
    noteDrawn: assign(({ context }, id: string) => ({ drawn: new Set([...context.drawn, id]) })),
    noteFailed: assign(({ context }, { id, reason }: { id: string; reason: string }) => ({
      failed: new Map([...context.failed, [id, reason]]),
    })),
  },
  guards: {
    isOnRenderer: ({ context }, id: string) => context.renderers.includes(id),
    hasWork: ({ context }) => context.renderers.includes(null) && nextTile(context) !== undefined,
  },
  delays: { cardTimeout: 20_000 },
}).createMachine({
  id: 'gallery',
  context: {
    ids: [],
    near: new Set(),
    renderers: Array.from({ length: rendererCount }, () => null),
    drawn: new Set(),
    failed: new Map(),
  },
  always: { guard: 'hasWork', actions: 'drawNext' },
  on: {
    'tiles.choose': { actions: { type: 'choose', params: ({ event }) => event.ids } },
    'tile.approached': { actions: { type: 'noteNear', params: ({ event }) => event.id } },
    'tile.left': { actions: { type: 'noteFar', params: ({ event }) => event.id } },
    'tile.drawn': {
      guard: { type: 'isOnRenderer', params: ({ event }) => event.id },
      actions: [
        { type: 'clearTimer', params: ({ event }) => event.id },
        { type: 'clearRenderer', params: ({ event }) => event.id },
        { type: 'noteDrawn', params: ({ event }) => event.id },
      ],
    },
    'tile.failed': {
      guard: { type: 'isOnRenderer', params: ({ event }) => event.id },
      actions: [
        { type: 'clearTimer', params: ({ event }) => event.id },
        { type: 'clearRenderer', params: ({ event }) => event.id },
        { type: 'noteFailed', params: ({ event }) => event },
      ],
    },
    'tile.overdue': {
      guard: { type: 'isOnRenderer', params: ({ event }) => event.id },
      actions: [
        { type: 'clearRenderer', params: ({ event }) => event.id },
        { type: 'noteFailed', params: ({ event }) => ({ id: event.id, reason: 'it takes too long' }) },
      ],
    },
  },
})
