import { example } from '#machines/example.ts'
import { catalogueOfAll, materialImportFakes, someMaterial, someMaterials } from './material-import.fakes.ts'
import { materialImportMachine } from './material-import.machine.ts'

const header = 'Name;GW code;CO₂ factor'
/**
 * Rows of a CSV file: more new and changed rows than the concurrency limit, an unchanged row, and a row with an invalid
 * factor.
 */
const rows = [
  header,
  'Brass;GW 53-04;2,51',
  'Copper wire;GW 53-05;3,2',
  'Cardboard;GW 50-02;0,1016',
  'Zinc;GW 53-07;?',
  'Tin;GW 53-08;4,5',
  'Lead;GW 53-08;1,5',
  'Bronze;GW 53-10;3,3',
]
const clear = { name: 'materials.csv', content: rows.join('\n') }
/** The number format is ambiguous: `2,512` might be 2.512 or 2512. */
const open = { name: null, content: `${header}\nBrass;GW 53-04;2,512` }

export const materialImportExample = example({
  machine: materialImportMachine,
  fakes: script => materialImportFakes(script),
  actors: ['read', 'look', 'compare', 'write'],
  inputs: { 'no file yet': undefined },
  events: {
    'screen.opened': { type: 'screen.opened' },
    'screen.left': { type: 'screen.left' },
    'source.choose': { type: 'source.choose', source: clear },
    'delimiter.choose': { type: 'delimiter.choose', delimiter: ';' },
    'encoding.choose': { type: 'encoding.choose', encoding: 'Windows-1252' },
    'header.choose': { type: 'header.choose', header: 0 },
    'column.choose': { type: 'column.choose', field: 'gwCode', column: 1 },
    'decimal.choose': { type: 'decimal.choose', decimal: ',' },
    'preview.retry': { type: 'preview.retry' },
    'import.begin': { type: 'import.begin', may: { create: true, update: true } },
    'import.stop': { type: 'import.stop' },
    'import.goOn': { type: 'import.goOn' },
    'import.recheck': { type: 'import.recheck' },
    'import.reset': { type: 'import.reset' },
  },
  otherEvents: [
    { type: 'source.choose', source: open },
    { type: 'import.begin', may: { create: false, update: false } },
    { type: 'column.choose', field: 'name', column: null },
  ],
  otherAnswers: {
    look: {
      'materials changed by another user': catalogueOfAll([someMaterial('Copper wire', 'GW 53-05', '9')]),
      'all materials of the file': catalogueOfAll([
        ...someMaterials.slice(1),
        someMaterial('Copper wire', 'GW 53-05', '3.2'),
        someMaterial('Brass', 'GW 53-04', '2.51'),
        someMaterial('Tin', 'GW 53-08', '4.5'),
      ]),
    },
  },
})
