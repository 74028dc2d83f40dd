import fc from 'fast-check'
import { createActor } from 'xstate'
import { readPastedRows } from '#domain/pasting/pasted-lines.ts'
import { pasteFakes } from '#machines/paste/paste.fakes.ts'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import type { PasteEvent } from '#machines/paste/paste.types.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const cell = fc.oneof(
  fc.constantFrom('Copper', 'Cardboard', 'GW 53-02', 'Unobtainium', 'constructor', '12', '3,5', '-1'),
  anyText,
)
const text = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 9, size: 'max' })
  .map(rows => rows.map(cells => cells.join('\t')).join('\n'))

export const paste = entry({
  file: 'paste/paste.machine.ts',
  own: 'every row becomes a line or is reported, and no term is looked up twice at once',
  without: { 'one write': 'it writes nothing', 'totals agree': 'it has no sums' },
  starts: fc.constant(undefined),
  events: fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('paste.begin'),
        text,
        locale: fc.constantFrom('en-US', 'de-DE', 'de-DE-x-point'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...['paste.stop', 'paste.retry', 'paste.dismiss'].map(type => ({ type }))),
    },
  ),
  start({ gate, clock, inspect, awaited }) {
    const { actors } = pasteFakes({ gate })
    const actor = createActor(pasteMachine.provide({ actors }), { clock, inspect })
    let rows = 0
    let wrong: string | null = null
    actor.on('paste.read', ({ lines, unread }) => {
      if (lines.length + unread !== rows) wrong = `${rows} rows became ${lines.length} lines and ${unread} reports`
    })
    actor.start()
    return {
      actor,
      send(event: PasteEvent) {
        const snapshot = actor.getSnapshot()
        if (event.type === 'paste.begin' && snapshot.can(event)) {
          const read = readPastedRows(event.text, event.locale)
          rows = read.rows.length + read.faults.length
        }
        if (event.type === 'paste.retry' && snapshot.can(event)) rows = snapshot.context.unread.length
        actor.send(event)
      },
      isBusy: () => actor.getSnapshot().hasTag('reading'),
      always() {
        const terms = awaited().map(({ input }) => (input as { term: string }).term)
        if (new Set(terms).size < terms.length) return { 'its own': `looked up twice at once: ${terms.join(', ')}` }
        return wrong === null ? {} : { 'its own': wrong }
      },
      ways: [{ type: 'paste.begin', text: 'Copper\t1\t2', locale: 'en-US' }],
    }
  },
})
