import fc from 'fast-check'
import { createActor } from 'xstate'
import { decimals } from '#domain/import/factor-numbers.ts'
import { importFields } from '#domain/import/import-headings.ts'
import { delimiters } from '#domain/import/import-table.ts'
import { materialImportFakes } from '#machines/material-import/material-import.fakes.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
import { importProgressOf } from '#machines/material-import/material-import.selectors.ts'
import type { MaterialWrite } from '#machines/material-import/material-import.types.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const cell = fc.oneof(
  fc.constantFrom(
    'Copper wire',
    'Cardboard',
    'Brass',
    'Zinc',
    'GW 53-02',
    '1.5',
    '3,5',
    '1,234',
    '-1',
    '',
    'constructor',
  ),
  anyText,
)
const content = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 9, size: 'max' })
  .chain(rows =>
    fc.constantFrom('Name;GW code;Factor\n', '').map(header => header + rows.map(cells => cells.join(';')).join('\n')),
  )
const simple = [
  'screen.opened',
  'screen.left',
  'preview.retry',
  'import.stop',
  'import.goOn',
  'import.recheck',
  'import.reset',
].map(type => ({ type }))
const may = fc.record({ create: fc.boolean(), update: fc.boolean() })

export const materialImport = entry({
  file: 'material-import/material-import.machine.ts',
  own: 'the page is held exactly as long as rows are written, and none is written that was not shown',
  without: { 'totals agree': 'it has no sums' },
  starts: fc.constant(null),
  events: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('source.choose'),
        source: fc.record({ name: fc.constantFrom('materials.csv', null), content }),
      }),
    },
    { weight: 4, arbitrary: fc.constantFrom(...simple) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('import.begin'), may }) },
    fc.record({ type: fc.constant('delimiter.choose'), delimiter: fc.constantFrom(...delimiters) }),
    fc.record({ type: fc.constant('header.change'), hasHeader: fc.boolean() }),
    fc.record({
      type: fc.constant('column.choose'),
      field: fc.constantFrom(...importFields),
      column: fc.constantFrom(0, 1, 2, null),
    }),
    { weight: 2, arbitrary: fc.record({ type: fc.constant('decimal.choose'), decimal: fc.constantFrom(...decimals) }) },
  ),
  start({ gate, clock, inspect, awaited }) {
    const { actors, isPageHeld } = materialImportFakes({ gate })
    const actor = createActor(materialImportMachine.provide({ actors }), { clock, inspect }).start()
    return {
      actor,
      writes: ({ slot, input }) => (slot === 'write' ? (input as MaterialWrite).body.name : null),
      isBusy: () => ['reading', 'comparing', 'writing'].some(tag => actor.getSnapshot().hasTag(tag as 'writing')),
      always() {
        const snapshot = actor.getSnapshot()
        const { written, refused, unsure, total } = importProgressOf(snapshot)
        const names = new Set(
          snapshot.context.rows.flatMap(row =>
            row.verdict === 'new' || row.verdict === 'changed' ? row.body.name : [],
          ),
        )
        const unseen = awaited().find(
          ({ slot, input }) => slot === 'write' && !names.has((input as MaterialWrite).body.name),
        )
        if (unseen) return { 'its own': 'a row is written that was not shown' }
        if (written + refused + unsure > total) return { 'its own': `${written} written of ${total}` }
        return isPageHeld() === snapshot.hasTag('writing') ? {} : { 'its own': 'the page is held at another time' }
      },
      retry: () => actor.send({ type: 'import.goOn' }),
      ways: [
        { type: 'source.choose', source: { name: null, content: 'Brass;GW 53;1.5' } },
        { type: 'import.reset' },
        { type: 'import.stop' },
      ],
    }
  },
})
