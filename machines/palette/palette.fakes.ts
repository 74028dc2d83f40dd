import { fromCallback } from 'xstate'
import type { PaletteEvent, PaletteRow } from './palette.types.ts'

/** Row of a host, with extra fields for rendering and navigation. The machine ignores these fields. */
type HostedRow = PaletteRow & { icon: string; path?: string }

export const someRows: readonly HostedRow[] = [
  {
    id: 'transactions',
    group: 'go',
    label: 'Transactions',
    keys: ['g', 't'],
    icon: 'transactions',
    path: '/transactions',
  },
  { id: 'users', group: 'go', label: 'Users', keys: ['g', 'u'], icon: 'users', path: '/users' },
  { id: 'new', group: 'new', label: 'New transaction', keys: ['n'], icon: 'plus', path: '/transactions/create' },
  { id: 'contrast', group: 'preferences', label: 'High contrast', detail: 'appearance', icon: 'monitor' },
]

/** Record that a search for “tra” finds. */
export const petra: HostedRow = {
  id: 'petra',
  group: 'records',
  label: 'Petra Adams',
  detail: 'user',
  icon: 'users',
  path: '/users/petra',
}
export const petras: HostedRow = {
  id: 'sale',
  group: 'records',
  label: 'Kasi Recyclers',
  detail: 'Petra Adams',
  icon: 'transactions',
  path: '/transactions/sale',
}

/**
 * Fakes for `paletteMachine().provide({ actors })`. `searches` lists the searched terms in order; `isOver` marks ended
 * searches. `answer` sends a response to the pending searches.
 */
export function paletteFakes() {
  const searches: Array<{ term: string; isOver: boolean }> = []
  const listeners = new Set<(event: PaletteEvent<PaletteRow>) => void>()
  return {
    searches,
    answer: (event: PaletteEvent<PaletteRow>) => {
      for (const listener of listeners) listener(event)
    },
    actors: {
      search: fromCallback<PaletteEvent<PaletteRow>, { term: string }>(({ input, sendBack }) => {
        const search = { term: input.term, isOver: false }
        searches.push(search)
        listeners.add(sendBack)
        return () => {
          search.isOver = true
          listeners.delete(sendBack)
        }
      }),
    },
  }
}
