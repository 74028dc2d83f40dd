import { fromCallback } from 'xstate'
import type { PaletteEvent, PaletteRow } from './palette.types.ts'

/** What a small app offers. */
export const someRows: readonly PaletteRow[] = [
  { id: 'transactions', group: 'go', label: 'Transactions', keys: ['g', 't'] },
  { id: 'users', group: 'go', label: 'Users', keys: ['g', 'u'] },
  { id: 'new', group: 'new', label: 'New transaction', keys: ['n'] },
  { id: 'contrast', group: 'preferences', label: 'High contrast', detail: 'appearance' },
]

/** Records that a search for “tra” finds. */
export const petra: PaletteRow = { id: 'petra', group: 'records', label: 'Petra Adams', detail: 'user' }
export const petras: PaletteRow = { id: 'sale', group: 'records', label: 'Kasi Recyclers', detail: 'Petra Adams' }

/**
 * Filled slots for `paletteMachine().provide({ actors })`: `search` finds nothing by itself. `searches` has the terms that were
 * searched for, in order, each with whether it was called off, and `answer` tells the searching machines of an answer.
 */
export function paletteFakes() {
  const searches: Array<{ term: string; isOver: boolean }> = []
  const listeners = new Set<(event: PaletteEvent<PaletteRow>) => void>()
  return {
    searches,
    answer: (event: PaletteEvent<PaletteRow>) => {
      for (const tell of listeners) tell(event)
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
