import { fireEvent } from '@testing-library/react'
import type { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteRow } from '#machines/palette/palette.types.ts'
import type { Gestures } from '../gesture.ts'
import { elementsOf } from '../person.ts'

const bySearch = 'sent by the search'
const labels: Readonly<Record<string, string>> = { new: 'New transaction', contrast: 'High contrast' }

export const paletteGestures: Gestures<ReturnType<typeof paletteMachine<PaletteRow>>> = {
  'palette.open': {
    async by({ user }) {
      await user.keyboard('{Control>}k{/Control}')
      return true
    },
  },
  'palette.close': {
    async by({ user }) {
      await user.keyboard('{Escape}')
      return true
    },
  },
  'keys.show': { by: ({ press }) => press('button', 'All keys') },
  'rows.offer': 'sent by the surrounding screen',
  'key.press': {
    async by({ user }, { key }) {
      await user.keyboard(key)
      return true
    },
  },
  'term.type': { by: ({ fill }, { term }) => fill('Find or go to', term) },
  'highlight.move': {
    async by({ user }, { to }) {
      await user.keyboard(to === 'next' ? '{ArrowDown}' : '{ArrowUp}')
      return true
    },
  },
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
    async by({ user }) {
      // Enter chooses the highlighted row, if there is one.
      if (document.querySelector('[aria-activedescendant]')) return false
      await user.keyboard('{Enter}')
      return true
    },
  },
  'records.found': bySearch,
  'records.refused': bySearch,
  'search.ended': bySearch,
}
