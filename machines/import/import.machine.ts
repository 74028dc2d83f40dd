/*
 * Imports records of one resource from a file or from pasted rows, and undoes earlier imports. The rules are in README.md.
 *
 * - Owner: the import screen. Input: the resource. Emits `import.ended` at an end that no screen shows.
 * - `read` parses the rows, `look` loads the server's records, and `compare` compares both. `matching` asks the user about
 *   ambiguous columns, numbers and dates. Answers about names and changes of cells compare again.
 * - `begin` stores the records in the journal of this device, for `earlier.continue` and `earlier.undo`.
 * - `write` runs at most four calls in parallel. A refusal is stored with its record. After any other error, the machine
 *   waits for pending calls (`halting`). It retries by itself if the failure might pass (`waiting`), and otherwise stops
 *   (`failed`). It loads the records first, unless the server has surely not processed the requests.
 */
import { ofError } from '#machines/errors.ts'
import { importSetup, nothingChosen } from './import.setup.ts'
import { endOf, refusedRecord, unansweredRecord } from './import-writing.ts'

export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input: { resource } }) => nothingChosen(resource),
  initial: 'choosing',
  on: { 'screen.opened': { actions: 'show' }, 'screen.left': { actions: 'hide' } },
  states: {
    choosing: {
      tags: ['choosing'],
      on: {
        'source.choose': { target: 'reading', actions: { type: 'takeSource', params: ({ event }) => event } },
        'earlier.continue': {
          target: 'recalling',
          actions: [
            { type: 'takeContinued', params: ({ event }) => event },
            { type: 'takeMay', params: ({ event }) => event },
          ],
        },
        'earlier.undo': { target: 'open', actions: { type: 'takeUndoing', params: ({ event }) => event } },
      },
    },
    reading: {
      tags: ['reading'],
      invoke: {
        src: 'read',
        input: ({ context: { resource, source, delimiter, encoding, sheet } }) => ({
          resource,
          source: source ?? { name: null, content: '' },
          delimiter,
          encoding,
          sheet,
        }),
        onDone: { target: 'open', actions: { type: 'takeTable', params: ({ event }) => ({ table: event.output }) } },
        onError: { target: 'choosing', actions: ['forget', { type: 'showProblem', params: ofError }] },
      },
      on: { 'import.reset': { target: 'choosing', actions: 'forget' } },
    },
    recalling: {
      tags: ['reading'],
      invoke: {
        src: 'recall',
        input: ({ context: { importId } }) => ({ importId: importId ?? '' }),
        onDone: { target: 'writing', actions: { type: 'takeRecalled', params: ({ event }) => event.output } },
        onError: { target: 'choosing', actions: ['forget', { type: 'showProblem', params: ofError }] },
      },
    },
    open: {
      tags: ['open'],
      initial: 'deciding',
      on: {
        'reading.choose': {
          guard: 'hasTable',
          target: 'reading',
          actions: { type: 'takeReading', params: ({ event }) => event.choice },
        },
        'header.choose': { target: '.deciding', actions: { type: 'chooseHeader', params: ({ event }) => event } },
        'column.choose': { target: '.deciding', actions: { type: 'chooseColumn', params: ({ event }) => event } },
        'matching.choose': {
          target: '.deciding',
          actions: { type: 'chooseMatching', params: ({ event }) => event.choice },
        },
        'name.answer': {
          guard: 'hasRecords',
          target: '.looking',
          actions: [
            { type: 'takeAnswer', params: ({ event }) => event },
            { type: 'keepAnswer', params: ({ context: { resource }, event }) => ({ resource, ...event }) },
          ],
        },
        'cell.edit': {
          guard: 'hasRecords',
          target: '.looking',
          actions: { type: 'takeEdit', params: ({ event }) => event },
        },
        'record.include': { guard: 'hasRecords', actions: { type: 'include', params: ({ event }) => event } },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
      states: {
        deciding: {
          entry: ['forgetRecords', 'clearProblem'],
          always: [{ guard: 'isMatched', target: 'looking' }, { target: 'matching' }],
        },
        matching: { tags: ['matching'] },
        looking: {
          tags: ['comparing'],
          always: { guard: 'isLooked', target: 'comparing' },
          invoke: {
            src: 'look',
            input: ({ context }) => context,
            onDone: {
              target: 'comparing',
              actions: { type: 'takeKnown', params: ({ event }) => ({ known: event.output }) },
            },
            onError: { target: 'unavailable', actions: { type: 'showProblem', params: ofError } },
          },
        },
        unavailable: { on: { 'preview.refresh': { target: 'looking', actions: 'clearProblem' } } },
        comparing: {
          tags: ['comparing'],
          invoke: {
            src: 'compare',
            input: ({ context: { resource, undoing, table, matching, known, edits, answers } }) => {
              if (!known) throw new Error('There are no records to compare with')
              return { resource, undoing, table, matching, known, edits, answers }
            },
            onDone: {
              target: 'previewing',
              actions: { type: 'takeRecords', params: ({ event }) => ({ records: event.output }) },
            },
            onError: { target: 'unavailable', actions: { type: 'showProblem', params: ofError } },
          },
        },
        previewing: {
          tags: ['previewing'],
          on: {
            'preview.refresh': { target: 'looking', actions: 'forgetKnown' },
            'import.begin': {
              guard: { type: 'hasAnyToWrite', params: ({ event }) => event },
              target: '#import.writing',
              actions: { type: 'takeMay', params: ({ event }) => event },
            },
          },
        },
      },
    },
    writing: {
      tags: ['writing'],
      initial: 'beginning',
      entry: ['clearProblem', 'resetFailures', 'startAgain'],
      invoke: { src: 'holdPage' },
      on: {
        'import.stop': { actions: 'markStopped' },
        'xstate.done.actor.write.*': {
          actions: { type: 'note', params: ({ event: { actorId } }) => ({ actorId, outcome: { kind: 'written' } }) },
        },
        'xstate.error.actor.write.*': [
          {
            guard: { type: 'isOfRow', params: ofError },
            actions: {
              type: 'note',
              params: ({ event: { actorId, error } }) => ({ actorId, outcome: refusedRecord(error) }),
            },
          },
          {
            target: '.halting',
            actions: [
              {
                type: 'note',
                params: ({ event: { actorId, error } }) => ({ actorId, outcome: unansweredRecord(error) }),
              },
              { type: 'showProblem', params: ofError },
            ],
          },
        ],
      },
      states: {
        beginning: {
          always: { guard: 'isInJournal', target: 'looking' },
          invoke: {
            src: 'begin',
            input: ({ context }) => context,
            onDone: {
              target: 'looking',
              actions: { type: 'takeImportId', params: ({ event }) => ({ importId: event.output }) },
            },
            onError: { target: '#import.failed', actions: { type: 'showProblem', params: ofError } },
          },
        },
        looking: {
          always: { guard: 'isStopped', target: '#import.stopped' },
          invoke: {
            src: 'look',
            input: ({ context }) => context,
            onDone: {
              target: 'sending',
              actions: ['clearProblem', { type: 'queueUp', params: ({ event }) => ({ known: event.output }) }],
            },
            onError: { target: 'concluding', actions: { type: 'showProblem', params: ofError } },
          },
          on: { 'import.stop': '#import.stopped' },
        },
        sending: {
          always: [
            { guard: 'isFree', actions: 'writeRecords' },
            { guard: 'isAnswered', target: '#import.done' },
          ],
          on: { 'import.stop': { target: 'halting', actions: 'markStopped' } },
        },
        halting: { tags: ['halting'], always: { guard: 'isAnswered', target: 'concluding' } },
        concluding: {
          always: [
            { guard: 'isStoppedEarly', target: '#import.stopped' },
            { guard: 'mayRetry', target: 'waiting' },
            { guard: 'hasFailed', target: '#import.failed' },
            { target: '#import.done' },
          ],
        },
        waiting: {
          tags: ['waiting'],
          exit: ['countFailure', 'clearProblem'],
          after: { retryDelay: 'retrying' },
          on: { 'import.stop': '#import.stopped', 'import.goOn': 'retrying' },
        },
        retrying: { always: [{ guard: 'isCertain', target: 'sending' }, { target: 'looking' }] },
      },
    },
    stopped: {
      tags: ['stopped'],
      on: {
        'import.goOn': 'writing',
        'import.recheck': { guard: 'hasSource', target: 'open', actions: 'forgetKnown' },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
    },
    failed: {
      tags: ['failed'],
      entry: 'emitEnded',
      on: {
        'import.goOn': 'writing',
        'session.resumed': { guard: 'isUnauthorized', target: 'writing' },
        'import.recheck': { guard: 'hasSource', target: 'open', actions: 'forgetKnown' },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
    },
    done: {
      tags: ['done'],
      entry: ['emitEnded', { type: 'noteEnd', params: endOf }],
      on: {
        'import.recheck': { guard: 'hasSource', target: 'open', actions: 'forgetKnown' },
        'import.reset': { target: 'choosing', actions: 'forget' },
      },
    },
  },
})
