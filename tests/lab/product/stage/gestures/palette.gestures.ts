import { fireEvent } from '@testing-library/react'
import type { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteRow } from '#machines/palette/palette.types.ts'
import type { Gestures } from '../gesture.ts'
import { elementsOf } from '../person.ts'

const bySearch = 'sent by the search'
const labels: Readonly<Record<string, string>> = { new: 'New transaction', contrast: 'High contrast' }

export const paletteGestures: Gestures<ReturnType<typeof paletteMachine<PaletteRow>>> = {
  'palette.open': { by: ({ keys }) => keys('{Control>}k{/Control}') },
  'palette.close': { by: ({ keys }) => keys('{Escape}') },
  'keys.show': { by: ({ press }) => press('button', 'All keys') },
  'rows.offer': 'sent by the surrounding screen',
  'key.press': { by: ({ keys }, { key }) => keys(key) },
  'term.type': { by: ({ fill }, { term }) => fill('Find or go to', term) },
  'highlight.move': { by: ({ keys }, { to }) => keys(to === 'next' ? '{ArrowDown}' : '{ArrowUp}') },
  'row.highlight': {
    async by(_, { id }) {
      const [row] = elementsOf('option', labels[id] ?? '')
      if (!row) return false
      const move = new PointerEvent('pointermove', { bubbles: true })
      // jsdom does not implement `movementX`.
      Object.defineProperty(move, 'movementX', { value: 1 })
      fireEvent(row, move)
      return true
    },
  },
  'row.choose': { by: ({ press }, { id }) => press('option', labels[id] ?? '') },
  'found.choose': {
    // Enter chooses the highlighted row, if there is one.
    by: async ({ keys }) => !document.querySelector('[aria-activedescendant]') && keys('{Enter}'),
  },
  'records.found': bySearch,
  'records.refused': bySearch,
  'search.ended': bySearch,
}
