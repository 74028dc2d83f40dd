/*
 * Imports materials from a CSV file or from pasted rows.
 *
 * - Owner: the import screen. Input events: `source.choose`, `import.begin` and the user's choices.
 * - `read` decodes and parses the rows; a chosen encoding or delimiter reads them again. `matching` asks the user about
 *   ambiguous columns or number formats.
 * - `look` loads the server's materials, and `compare` compares them with the rows. `previewing` shows new, changed,
 *   unchanged and invalid rows.
 * - `import.begin` loads the materials again. If the server already has a row's values, the row counts as written.
 *   Rows that changed on the server since the preview are refused.
 * - `write` runs at most four calls in parallel. An error of a single row is stored with the row. After any other
 *   error, the machine waits for pending calls (`halting`) and stops (`failed`).
 * - `import.stop` leads to `stopped`. `import.goOn` loads the materials first, so that no row is written twice.
 * - During writing, the browser asks before it closes the page. `import.ended` is emitted if the import ends while
 *   no screen shows it.
 */
import { ofError } from '#machines/errors.ts'
import { refusedRow, unansweredRow } from './import-writing.ts'
import { materialImport, nothingChosen } from './material-import.setup.ts'

export const materialImportMachine = materialImport.createMachine({
  id: 'materialImport',
  context: nothingChosen,
  initial: 'choosing',
  on: { 'screen.opened': { actions: 'show' }, 'screen.left': { actions: 'hide' } },
  states: {
    choosing: {
      tags: ['choosing'],
      on: {
        'source.choose': { target: 'reading', actions: { type: 'takeSource', params: ({ event }) => event } },
      },
    },
    reading: {
      tags: ['reading'],
      invoke: {
        src: 'read',
        input: ({ context: { source, delimiter, encoding } }) => ({
          source: source ?? { name: null, content: '' },
          delimiter,
          encoding,
          sheet: null,
        }),
        onDone: { target: 'open', actions: { type: 'takeTable', params: ({ event }) => ({ table: event.output }) } },
        onError: { target: 'choosing', actions: ['forget', { type: 'showProblem', params: ofError }] },
      },
      on: { 'import.reset': { target: 'choosing', actions: 'forget' } },
    },
    open: {
      tags: ['open'],
      initial: 'deciding',
      on: {
        'delimiter.choose': { target: 'reading', actions: { type: 'takeDelimiter', params: ({ event }) => event } },
        'encoding.choose': { target: 'reading', actions: { type: 'takeEncoding', params: ({ event }) => event } },
        'header.choose': { target: '.deciding', actions: { type: 'chooseHeader', params: ({ event }) => event } },
        'column.choose': { target: '.deciding', actions: { type: 'chooseColumn', params: ({ event }) => event } },
        'decimal.choose': { target: '.deciding', actions: { type: 'chooseDecimal', params: ({ event }) => event } },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
      states: {
        deciding: {
          entry: ['forgetRows', 'clearProblem'],
          always: [{ guard: 'isMatched', target: 'looking' }, { target: 'matching' }],
        },
        matching: { tags: ['matching'] },
        looking: {
          tags: ['comparing'],
          always: { guard: 'isLooked', target: 'comparing' },
          invoke: {
            src: 'look',
            onDone: {
              target: 'comparing',
              actions: { type: 'takeMaterials', params: ({ event }) => ({ materials: event.output }) },
            },
            onError: { target: 'unavailable', actions: { type: 'showProblem', params: ofError } },
          },
        },
        unavailable: { on: { 'preview.retry': { target: 'looking', actions: 'clearProblem' } } },
        comparing: {
          tags: ['comparing'],
          invoke: {
            src: 'compare',
            input: ({ context: { table, matching, materials } }) => {
              if (!table) throw new Error('There is no table to compare')
              return { table, matching, materials: materials ?? { items: [], unreadable: [] } }
            },
            onDone: {
              target: 'previewing',
              actions: { type: 'takeRows', params: ({ event }) => ({ rows: event.output }) },
            },
            onError: { target: 'unavailable', actions: { type: 'showProblem', params: ofError } },
          },
        },
        previewing: {
          tags: ['previewing'],
          on: {
            'import.begin': {
              guard: { type: 'hasAnyToWrite', params: ({ event }) => event },
              target: '#materialImport.writing',
              actions: { type: 'takeMay', params: ({ event }) => event },
            },
          },
        },
      },
    },
    writing: {
      tags: ['writing'],
      initial: 'looking',
      entry: 'clearProblem',
      invoke: { src: 'holdPage' },
      on: {
        'xstate.done.actor.write.*': {
          actions: { type: 'note', params: ({ event: { actorId } }) => ({ actorId, outcome: { kind: 'written' } }) },
        },
        'xstate.error.actor.write.*': [
          {
            guard: { type: 'isOfRow', params: ofError },
            actions: {
              type: 'note',
              params: ({ event: { actorId, error } }) => ({ actorId, outcome: refusedRow(error) }),
            },
          },
          {
            target: '.halting',
            actions: [
              { type: 'note', params: ({ event: { actorId, error } }) => ({ actorId, outcome: unansweredRow(error) }) },
              { type: 'showProblem', params: ofError },
            ],
          },
        ],
      },
      states: {
        looking: {
          invoke: {
            src: 'look',
            onDone: {
              target: 'sending',
              actions: { type: 'queueUp', params: ({ event }) => ({ materials: event.output }) },
            },
            onError: { target: '#materialImport.failed', actions: { type: 'showProblem', params: ofError } },
          },
          on: { 'import.stop': '#materialImport.stopped' },
        },
        sending: {
          always: [
            { guard: 'isFree', actions: 'writeRows' },
            { guard: 'isAnswered', target: '#materialImport.done' },
          ],
          on: { 'import.stop': 'halting' },
        },
        halting: { tags: ['halting'], always: { guard: 'isAnswered', target: 'concluding' } },
        concluding: {
          always: [
            { guard: 'hasFailed', target: '#materialImport.failed' },
            { guard: 'hasMore', target: '#materialImport.stopped' },
            { target: '#materialImport.done' },
          ],
        },
      },
    },
    stopped: {
      tags: ['stopped'],
      on: {
        'import.goOn': 'writing',
        'import.recheck': { target: 'open', actions: 'forgetMaterials' },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
    },
    failed: {
      tags: ['failed'],
      entry: 'emitEnded',
      on: {
        'import.goOn': 'writing',
        'import.recheck': { target: 'open', actions: 'forgetMaterials' },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
    },
    done: {
      tags: ['done'],
      entry: 'emitEnded',
      on: {
        'import.recheck': { target: 'open', actions: 'forgetMaterials' },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
    },
  },
})
