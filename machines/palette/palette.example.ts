import { example } from '#machines/example.ts'
import { paletteFakes, petra, petras, someRows } from './palette.fakes.ts'
import { paletteMachine } from './palette.machine.ts'
import type { PaletteRow } from './palette.types.ts'

export const paletteExample = example({
  machine: paletteMachine<PaletteRow>(),
  fakes: () => paletteFakes(),
  actors: [],
  inputs: { 'a small app': { rows: someRows }, 'nothing offered yet': { rows: [] } },
  events: {
    'palette.open': { type: 'palette.open' },
    'palette.close': { type: 'palette.close' },
    'keys.show': { type: 'keys.show' },
    'rows.offer': { type: 'rows.offer', rows: someRows },
    'key.press': { type: 'key.press', key: 'g' },
    'term.type': { type: 'term.type', term: 'tra' },
    'highlight.move': { type: 'highlight.move', to: 'next' },
    'row.highlight': { type: 'row.highlight', id: 'new' },
    'row.choose': { type: 'row.choose', id: 'contrast', isNewTab: false },
    'found.choose': { type: 'found.choose' },
    'records.found': { type: 'records.found', records: [petra, petras] },
    'records.refused': { type: 'records.refused', source: 'users' },
    'search.ended': { type: 'search.ended' },
  },
  otherEvents: [
    { type: 'key.press', key: 't' },
    { type: 'key.press', key: 'n' },
    { type: 'term.type', term: '' },
    { type: 'term.type', term: '3F9A-71C2' },
    { type: 'highlight.move', to: 'previous' },
  ],
})
