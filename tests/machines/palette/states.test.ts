import { paletteExample } from '#machines/palette/palette.example.ts'
import { passes, testStates } from '../state-table.ts'

const { events, inputs } = paletteExample
const open = events['palette.open']
const typed = events['term.type']
const whileOpen = ['palette.close', 'rows.offer', 'term.type', 'highlight.move', 'row.highlight', 'row.choose'] as const
const sale = { id: 'other', group: 'go', label: 'Other transactions' } as const

testStates(paletteExample.machine({}), {
  input: inputs['a small app'],
  // What is sent has to be new everywhere: other rows, and a row that is on show for “tra”, too.
  events: { ...events, 'rows.offer': { type: 'rows.offer', rows: [sale] } },
  states: {
    'closed.resting': { way: [], takes: ['palette.open', 'keys.show', 'rows.offer', 'key.press'] },
    'closed.begun': { way: [events['key.press']], takes: ['palette.open', 'keys.show', 'rows.offer', 'key.press'] },
    'open.still': { way: [open], takes: whileOpen },
    'open.typing': {
      way: [open, { type: 'term.type', term: 't' }],
      takes: whileOpen,
    },
    'open.searching': {
      way: [open, { type: 'term.type', term: 't' }, passes('typingPause')],
      takes: [...whileOpen, 'records.found', 'records.refused', 'search.ended'],
    },
    'open.typing, of what is sent': {
      way: [open, typed],
      takes: ['palette.close', 'rows.offer', 'highlight.move', 'row.highlight', 'row.choose'],
    },
    listing: { way: [events['keys.show']], takes: ['palette.close', 'rows.offer'] },
  },
})
