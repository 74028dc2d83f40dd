import { assign, enqueueActions, setup } from 'xstate'
import { isPassing, toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type {
  ExportRequest,
  ListExportContext,
  ListExportEmitted,
  ListExportEvent,
  PagesAnswer,
} from './list-export.types.ts'
import {
  isToReadAgain,
  nextPages,
  nothingReadYet,
  readAgain,
  textsRead,
  unreadableLinesRead,
  unreadableRead,
  withPages,
} from './list-reading.ts'

/** How often pages are tried before the export stops. */
const mostTries = 3

/** The context before anything is exported. */
export const nothingExported: ListExportContext = { request: null, reading: nothingReadYet, tries: 0, problem: null }

/** An export that is under way has a request, which the type of the context cannot say. */
export const requestOf = ({ request }: ListExportContext) => request as ExportRequest

/** The slots, actions, guards and delays of the machine. */
export const listExport = setup({
  types: typed<{
    context: ListExportContext
    events: ListExportEvent
    emitted: ListExportEmitted
    tags: 'reading' | 'stopped' | 'failed'
  }>(),
  actors: {
    readPages: actorSlot<PagesAnswer, { request: ExportRequest; pages: readonly number[] }>('listExport', 'readPages'),
  },
  actions: {
    takeRequest: assign((_, { request }: { request: ExportRequest }) => ({ ...nothingExported, request })),
    takePages: assign(({ context: { reading, tries } }, { read, problem }: PagesAnswer) => ({
      reading: withPages(reading, read),
      problem,
      tries: problem === null ? 0 : tries + 1,
    })),
    showProblem: assign(({ context: { tries } }, error: unknown) => ({ problem: toProblem(error), tries: tries + 1 })),
    clearProblem: assign({ problem: null, tries: 0 }),
    readAgain: assign(({ context: { reading } }) => ({ reading: readAgain(reading) })),
    tellRead: enqueueActions(({ context, enqueue }) => {
      const { reading } = context
      enqueue.emit({
        type: 'export.read',
        request: requestOf(context),
        rows: textsRead(reading),
        unreadable: unreadableRead(reading),
        unreadableLines: unreadableLinesRead(reading),
      })
    }),
    forget: assign(nothingExported),
  },
  guards: {
    hasFailed: ({ context }) => context.problem !== null,
    isWorthAnotherTry: ({ context: { problem, tries } }) => problem !== null && isPassing(problem) && tries < mostTries,
    isLeft: ({ context }) => nextPages(context.reading).length > 0,
    isToReadAgain: ({ context }) => isToReadAgain(context.reading),
  },
  delays: {
    /** Before pages are tried again, in milliseconds. */
    retryPause: 1000,
  },
})
