import { example } from '#machines/example.ts'
import { importFakes, knownMaterials, someMaterial, someMaterials } from './import.fakes.ts'
import { importMachine } from './import.machine.ts'

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
const all = { create: true, update: true, remove: true }
const earlier = { importId: 'some-import', name: 'materials.csv' }

export const importExample = example({
  machine: importMachine,
  fakes: script => importFakes(script),
  actors: ['read', 'look', 'compare', 'begin', 'recall', 'write'],
  inputs: { materials: { resource: 'materials' } },
  events: {
    'screen.opened': { type: 'screen.opened' },
    'screen.left': { type: 'screen.left' },
    'source.choose': { type: 'source.choose', source: clear },
    'reading.choose': { type: 'reading.choose', choice: { delimiter: ';' } },
    'header.choose': { type: 'header.choose', header: 0 },
    'column.choose': { type: 'column.choose', field: 'gwCode', column: 1 },
    'matching.choose': { type: 'matching.choose', choice: { decimal: ',' } },
    'name.answer': { type: 'name.answer', field: 'name', name: 'Brass', answer: null },
    'cell.edit': { type: 'cell.edit', row: 5, field: 'carbonFactor', text: '2,1' },
    'record.include': { type: 'record.include', row: 2, isIncluded: false },
    'preview.refresh': { type: 'preview.refresh' },
    'import.begin': { type: 'import.begin', may: all },
    'import.stop': { type: 'import.stop' },
    'import.goOn': { type: 'import.goOn' },
    'import.recheck': { type: 'import.recheck' },
    'import.reset': { type: 'import.reset' },
    'earlier.continue': { type: 'earlier.continue', ...earlier, may: all },
    'earlier.undo': { type: 'earlier.undo', ...earlier },
    'session.resumed': { type: 'session.resumed' },
  },
  otherEvents: [
    { type: 'source.choose', source: open },
    { type: 'import.begin', may: { create: false, update: false, remove: false } },
    { type: 'column.choose', field: 'name', column: null },
    // A record that the user has just created.
    { type: 'name.answer', field: 'name', name: 'Tin', answer: { id: 'some-new-id', name: 'Tin' } },
  ],
  unreachable: {
    'hasFailed lets pass': 'The search for paths does not distinguish failures. Tests of the machine cover it.',
    'writing.concluding: at once [hasFailed] → failed': 'Follows from that guard.',
    'isUnauthorized lets pass': 'The search for paths does not distinguish failures. Tests of the machine cover it.',
    'failed: session.resumed [isUnauthorized] → writing': 'Follows from that guard.',
  },
  otherAnswers: {
    look: {
      'materials changed by another user': knownMaterials([someMaterial('Copper wire', 'GW 53-05', '9')]),
      'all materials of the file': knownMaterials([
        ...someMaterials.slice(1),
        someMaterial('Copper wire', 'GW 53-05', '3.2'),
        someMaterial('Brass', 'GW 53-04', '2.51'),
        someMaterial('Tin', 'GW 53-08', '4.5'),
      ]),
    },
    begin: { 'storage is blocked': null },
  },
})
