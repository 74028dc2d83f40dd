/** Number of parallel renderers. Each renderer is a page with the complete app. */
const rendererCount = 2

/** Copy of a card's screen, or the reason why rendering failed. */
export type DrawResult = HTMLElement | string

export type GalleryState = {
  /** Ids of the cards to render, in order. */
  ids: readonly string[]
  /** Ids of the cards near the viewport. */
  near: ReadonlySet<string>
  /** Id of the current card of each renderer; null if the renderer is idle. */
  renderers: ReadonlyArray<string | null>
  /** Result of each card that was rendered or failed, by id. */
  ended: ReadonlyMap<string, DrawResult>
}

export type GalleryChange =
  | { ids: readonly string[] }
  | { id: string; isNear: boolean }
  | { id: string; result: DrawResult }

export const emptyGallery: GalleryState = {
  ids: [],
  near: new Set(),
  renderers: Array.from({ length: rendererCount }, () => null),
  ended: new Map(),
}

function withChange(state: GalleryState, change: GalleryChange): GalleryState {
  if ('ids' in change) return { ...state, ids: change.ids }
  const { id } = change
  if ('isNear' in change) {
    const others = [...state.near].filter(other => other !== id)
    return { ...state, near: new Set(change.isNear ? [...others, id] : others) }
  }
  if (!state.renderers.includes(id)) return state
  const renderers = state.renderers.map(one => (one === id ? null : one))
  return { ...state, renderers, ended: new Map([...state.ended, [id, change.result]]) }
}

/** Reducer of the gallery. Idle renderers get the next cards: those near the viewport first. */
export function changeGallery(before: GalleryState, change: GalleryChange): GalleryState {
  const state = withChange(before, change)
  const left = state.ids.filter(id => !state.ended.has(id) && !state.renderers.includes(id))
  const next = [...left.filter(id => state.near.has(id)), ...left.filter(id => !state.near.has(id))].values()
  return { ...state, renderers: state.renderers.map(one => one ?? next.next().value ?? null) }
}

/** Returns the progress of a card. */
export function phaseOf({ renderers, ended }: GalleryState, id: string): 'waiting' | 'drawing' | 'drawn' | 'failed' {
  if (ended.has(id)) return typeof ended.get(id) === 'string' ? 'failed' : 'drawn'
  return renderers.includes(id) ? 'drawing' : 'waiting'
}
