/*
 * All rows of a list, read for a file: `export.begin` says by which search and order, and with which columns.
 *
 * The first page says how many there are, and the others are read four at once (`readPages`), each tried three times. What has been read
 * is kept as the text of its rows. A failure (`failed`) and `export.stop` (`stopped`) keep it, and `export.goOn` reads on from
 * there. Rows may move from one page to another meanwhile: a row that is on two of them counts once, and where pages counted
 * otherwise than rows were found, the list is read a second time. Then `export.read` tells the rows, and nothing is kept.
 */
import { ofError } from '#machines/errors.ts'
import { listExport, nothingExported, requestOf } from './list-export.setup.ts'
import { nextPages } from './list-reading.ts'

export const listExportMachine = listExport.createMachine({
  id: 'listExport',
  context: nothingExported,
  initial: 'idle',
  // Also while another one is under way, in place of it.
  on: {
    'export.begin': {
      target: '.reading',
      reenter: true,
      actions: { type: 'takeRequest', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    reading: {
      tags: ['reading'],
      initial: 'asking',
      on: { 'export.stop': 'stopped' },
      states: {
        asking: {
          invoke: {
            src: 'readPages',
            input: ({ context }) => ({ request: requestOf(context), pages: nextPages(context.reading) }),
            onDone: { target: 'deciding', actions: { type: 'takePages', params: ({ event }) => event.output } },
            onError: { target: 'deciding', actions: { type: 'showProblem', params: ofError } },
          },
        },
        deciding: {
          always: [
            { guard: 'isWorthAnotherTry', target: 'pausing' },
            { guard: 'hasFailed', target: '#listExport.failed' },
            { guard: 'isLeft', target: 'asking' },
            { guard: 'isToReadAgain', target: 'asking', actions: 'readAgain' },
            { target: '#listExport.idle', actions: ['tellRead', 'forget'] },
          ],
        },
        pausing: { after: { retryPause: 'asking' } },
      },
    },
    stopped: {
      tags: ['stopped'],
      on: {
        'export.goOn': { target: 'reading', actions: 'clearProblem' },
        'export.discard': { target: 'idle', actions: 'forget' },
      },
    },
    failed: {
      tags: ['failed'],
      on: {
        'export.goOn': { target: 'reading', actions: 'clearProblem' },
        'export.discard': { target: 'idle', actions: 'forget' },
      },
    },
  },
})
