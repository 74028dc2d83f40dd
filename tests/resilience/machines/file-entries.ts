// Machines that read files and pasted text.
import fc from 'fast-check'
import { encodings } from '#domain/import/file-text.ts'
import { importFields } from '#domain/import/import-headings.ts'
import { delimiters } from '#domain/import/import-table.ts'
import { readPastedRows } from '#domain/pasting/pasted-lines.ts'
import { materialImportExample } from '#machines/material-import/material-import.example.ts'
import { materialImportFakes } from '#machines/material-import/material-import.fakes.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
import { importProgressOf } from '#machines/material-import/material-import.selectors.ts'
import type { MaterialWrite } from '#machines/material-import/material-import.types.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { entry } from './entry.ts'
import { anyRows } from './texts.ts'

const noSums = { 'totals agree': 'it has no sums' }

const content = fc
  .tuple(
    fc.constantFrom('Name;GW code;Factor\n', ''),
    anyRows(';', 'Copper wire', 'Cardboard', 'Brass', 'Zinc', 'GW 53-02', '1.5', '3,5', '1,234', '-1', ''),
  )
  .map(parts => parts.join(''))

const nameOf = (write: unknown) => (write as MaterialWrite).body.name

export const materialImport = entry(materialImportExample, {
  own: 'the page is held exactly while rows are written, and only previewed rows are written',
  without: noSums,
  values: {
    source: fc.record({ name: fc.constantFrom('materials.csv', null), content }),
    may: fc.record({ create: fc.boolean(), update: fc.boolean() }),
    delimiter: fc.constantFrom(...delimiters),
    encoding: fc.constantFrom(...encodings),
    header: fc.constantFrom(null, 0, 1),
    field: fc.constantFrom(...importFields),
    column: fc.constantFrom(0, 1, 2, null),
    decimal: fc.constantFrom('.', ','),
  },
  exits: ['source.choose', 'import.reset', 'import.stop'],
  watch({ make, gate, awaited }) {
    const { actors, isPageHeld } = materialImportFakes({ gate })
    const actor = make(materialImportMachine.provide({ actors }))
    return {
      actor,
      writes: ({ src, input }) => (src === 'write' ? nameOf(input) : null),
      isBusy: waits => waits || actor.getSnapshot().hasTag('writing'),
      always() {
        const snapshot = actor.getSnapshot()
        const { written, refused, unsure, total } = importProgressOf(snapshot)
        const shown = new Set(snapshot.context.rows.flatMap(row => ('body' in row ? row.body.name : [])))
        if (awaited().some(({ src, input }) => src === 'write' && !shown.has(nameOf(input))))
          return { 'its own': 'a row is written that was not shown' }
        if (written + refused + unsure > total) return { 'its own': `${written} written of ${total}` }
        return isPageHeld() === snapshot.hasTag('writing') ? {} : { 'its own': 'the page is held at another time' }
      },
      retry: () => actor.send({ type: 'import.goOn' }),
    }
  },
})

export const paste = entry(pasteExample, {
  own: 'every row becomes a line or is reported, and no term is looked up twice at the same time',
  without: { ...noSums, 'one write': 'it writes nothing' },
  values: {
    text: anyRows('\t', 'Copper', 'Cardboard', 'GW 53-02', 'Unobtainium', 'constructor', '12', '3,5', '-1'),
    locale: fc.constantFrom('de-DE', 'de-DE-x-point'),
  },
  exits: ['paste.begin'],
  watch({ make, awaited }) {
    const actor = make()
    let rows = 0
    let wrong: string | null = null
    actor.on('paste.read', ({ lines, unread }) => {
      if (lines.length + unread !== rows) wrong = `${rows} rows became ${lines.length} lines and ${unread} reports`
    })
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        const snapshot = actor.getSnapshot()
        if (event.type === 'paste.begin' && snapshot.can(event)) {
          const read = readPastedRows(event.text, event.locale)
          rows = read.rows.length + read.faults.length
        }
        if (event.type === 'paste.retry' && snapshot.can(event)) rows = snapshot.context.unread.length
        actor.send(event)
      },
      always() {
        const terms = awaited().map(({ input }) => (input as { term: string }).term)
        if (new Set(terms).size < terms.length) return { 'its own': `looked up twice at once: ${terms.join(', ')}` }
        return wrong === null ? {} : { 'its own': wrong }
      },
    }
  },
})
