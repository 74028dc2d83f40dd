import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { KnownRecords } from '#domain/import/import-definition.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { isMatched, matchingOf, withColumn } from '#domain/import/import-matching.ts'
import type {
  FieldId,
  ImportOutcome,
  ImportReading,
  ImportRecord,
  ImportResource,
  ImportTable,
  Matching,
} from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
import { isOfRow, isPassing, retryDelay, toProblem } from '#domain/problem.ts'
import { type CallEnded, callId, keyOfCall } from '#machines/calls.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type {
  EarlierImport,
  ImportBeginning,
  ImportComparison,
  ImportContext,
  ImportEmitted,
  ImportEvent,
  ImportLooking,
  MayWrite,
  NameChoice,
  PlacedWrite,
  Recalled,
} from './import.types.ts'
import { candidatesIn, isWritten, queuedUp, writeOf } from './import-writing.ts'

/** Returns the edits of the other fields. */
const withoutEdits = (edits: ImportContext['edits'], field: FieldId): ImportContext['edits'] =>
  Object.fromEntries(
    Object.entries(edits).map(([row, texts]) => [
      row,
      Object.fromEntries(Object.entries(texts).filter(([edited]) => edited !== field)),
    ]),
  )

const nothingMatched: Matching = { header: null, columns: {}, decimal: null, dateOrder: null, weightUnit: null }

/** Returns the initial context, before the user chooses a file or pastes rows. */
export const nothingChosen = (resource: ImportResource): ImportContext => ({
  resource,
  source: null,
  undoing: null,
  delimiter: null,
  encoding: null,
  sheet: null,
  table: null,
  matching: nothingMatched,
  known: null,
  edits: {},
  answers: {},
  records: [],
  included: {},
  may: { create: false, update: false, remove: false },
  outcomes: [],
  queue: [],
  underWay: [],
  importId: null,
  problem: null,
  failures: 0,
  isStopped: false,
  isShown: false,
})

/** Maximum number of parallel writes. */
const limit = 4

/** Maximum number of automatic retries in a row: they take about 5 minutes, besides the calls. */
const mostRetries = 10

export const importSetup = setup({
  types: typed<{
    context: ImportContext
    input: { resource: ImportResource }
    events: ImportEvent | CallEnded<'write', void>
    emitted: ImportEmitted
    tags:
      | 'choosing'
      | 'reading'
      | 'open'
      | 'matching'
      | 'comparing'
      | 'previewing'
      | 'writing'
      | 'waiting'
      | 'halting'
      | 'stopped'
      | 'failed'
      | 'done'
  }>(),
  actors: {
    read: hostActor<ImportTable, ImportReading & { resource: ImportResource }>('import', 'read'),
    look: hostActor<KnownRecords, ImportLooking>('import', 'look'),
    compare: hostActor<readonly ImportRecord[], ImportComparison>('import', 'compare'),
    /** Stores the records in the journal. Returns the id of the import; null if this browser blocks storage. */
    begin: hostActor<string | null, ImportBeginning>('import', 'begin'),
    recall: hostActor<Recalled, { importId: string }>('import', 'recall'),
    write: hostActor<void, PlacedWrite>('import', 'write'),
    holdPage: fromCallback(() => missingImplementation('import', 'holdPage')),
  },
  actions: {
    /** Notes in the journal that the import ended: `importId` is that of the import, or of the undone one. */
    noteEnd: (_args, _end: { importId: string | null; isUndone: boolean }) =>
      missingImplementation('import', 'noteEnd'),
    /** Keeps the answer about a name for the next file. */
    keepAnswer: (_args, _answer: { resource: ImportResource } & NameChoice) =>
      missingImplementation('import', 'keepAnswer'),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    takeReading: assign((_, reading: Partial<ImportReading>) => ({ ...reading, problem: null })),
    takeSource: assign((_, { source }: Pick<ImportReading, 'source'>) => ({
      source,
      delimiter: null,
      encoding: null,
      sheet: null,
      problem: null,
    })),
    takeTable: assign(({ context: { resource } }, { table }: { table: ImportTable }) => ({
      table,
      matching: matchingOf(table, definitionOf(resource)),
      // Other dates need other records of the server.
      known: null,
      edits: {},
      included: {},
    })),
    takeUndoing: assign((_, { importId, name }: EarlierImport) => ({ undoing: { importId, name } })),
    takeContinued: assign((_, { importId, name }: EarlierImport) => ({ importId, source: { name, content: '' } })),
    takeRecalled: assign((_, { records, outcomes }: Recalled) => ({
      records,
      outcomes,
      // All records in the journal were included.
      included: Object.fromEntries(records.map(({ rows: [row = 0] }) => [row, true])),
    })),
    chooseHeader: assign(({ context: { resource, table } }, { header }: { header: number | null }) => ({
      matching: table ? matchingOf(table, definitionOf(resource), header) : nothingMatched,
      known: null,
      included: {},
    })),
    chooseColumn: assign(
      ({ context: { resource, matching, edits } }, choice: { field: FieldId; column: number | null }) => ({
        matching: withColumn(matching, definitionOf(resource), choice),
        known: null,
        included: {},
        // A typed text belongs to the earlier column.
        edits: withoutEdits(edits, choice.field),
      }),
    ),
    chooseMatching: assign(({ context: { matching } }, chosen: Partial<Matching>) => ({
      matching: { ...matching, ...chosen },
      known: null,
      included: {},
    })),
    takeAnswer: assign(({ context: { answers, known } }, { field, name, answer }: NameChoice) => ({
      answers: { ...answers, [field]: { ...answers[field], [nameKeyOf(name)]: answer } },
      // The user might have just created the record. The records are then loaded again.
      known: answer === null || candidatesIn(known, field).some(({ id }) => id === answer.id) ? known : null,
    })),
    takeEdit: assign(({ context: { edits } }, { row, field, text }: { row: number; field: FieldId; text: string }) => ({
      edits: { ...edits, [row]: { ...edits[row], [field]: text } },
    })),
    include: assign(({ context: { included } }, { row, isIncluded }: { row: number; isIncluded: boolean }) => ({
      included: { ...included, [row]: isIncluded },
    })),
    takeKnown: assign((_, { known }: { known: KnownRecords }) => ({ known })),
    forgetKnown: assign({ known: null, importId: null }),
    forgetRecords: assign({ records: [], outcomes: [] }),
    takeRecords: assign((_, { records }: { records: readonly ImportRecord[] }) => ({
      records,
      outcomes: records.map(() => undefined),
    })),
    takeMay: assign((_, { may }: { may: MayWrite }) => ({ may })),
    takeImportId: assign((_, { importId }: { importId: string | null }) => ({ importId })),
    queueUp: assign(({ context }, { known }: { known: KnownRecords }) => queuedUp(context, known)),
    writeRecords: enqueueActions(({ context, enqueue }) => {
      const { queue, underWay } = context
      const next = queue.slice(0, limit - underWay.length)
      for (const place of next) {
        enqueue.spawnChild('write', { id: callId('write', String(place)), input: writeOf(context, place) })
      }
      enqueue.assign({ queue: queue.slice(next.length), underWay: [...underWay, ...next] })
    }),
    note: enqueueActions(
      (
        { context: { outcomes, queue, underWay, failures }, enqueue },
        { actorId, outcome }: { actorId: string; outcome: ImportOutcome | undefined },
      ) => {
        const place = Number(keyOfCall(actorId))
        enqueue.stopChild(actorId)
        enqueue.assign({
          outcomes: outcomes.with(place, outcome),
          // The server did not process the request, so it can be sent again.
          queue: outcome === undefined ? [...queue, place] : queue,
          underWay: underWay.filter(other => other !== place),
          failures: outcome?.kind === 'written' ? 0 : failures,
        })
      },
    ),
    clearProblem: assign({ problem: null }),
    showProblem: assign(({ context }, error: unknown) => ({ problem: context.problem ?? toProblem(error) })),
    countFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    resetFailures: assign({ failures: 0 }),
    markStopped: assign({ isStopped: true }),
    startAgain: assign({ isStopped: false }),
    emitEnded: enqueueActions(({ context: { records, outcomes, problem, isShown, ...chosen }, enqueue }) => {
      if (isShown) return
      const total = records.filter(record => isWritten(record, chosen)).length
      const written = outcomes.filter(outcome => outcome?.kind === 'written').length
      enqueue.emit({ type: 'import.ended', written, total, problem, isUndone: chosen.undoing !== null })
    }),
    forget: assign(({ context: { resource, isShown } }) => ({ ...nothingChosen(resource), isShown })),
  },
  guards: {
    isMatched: ({ context: { resource, table, matching, undoing } }) =>
      undoing !== null || (table !== null && isMatched(table, matching, definitionOf(resource))),
    /** The rows can be read in another way. An import that undoes another one has none. */
    hasTable: ({ context: { table } }) => table !== null,
    /** The records can be compared again. After a reload, the file is missing. */
    hasSource: ({ context: { table, undoing } }) => table !== null || undoing !== null,
    isLooked: ({ context }) => context.known !== null,
    hasAnyToWrite: ({ context: { records, included } }, { may }: { may: MayWrite }) =>
      records.some(record => isWritten(record, { may, included })),
    /** The journal has the import already, or the import only undoes another one. */
    isInJournal: ({ context: { importId, undoing } }) => importId !== null || undoing !== null,
    isFree: ({ context: { queue, underWay } }) => queue.length > 0 && underWay.length < limit,
    isStopped: ({ context }) => context.isStopped,
    /** The user stopped the import before its last record. */
    isStoppedEarly: ({ context: { isStopped, queue, problem } }) => isStopped && (queue.length > 0 || problem !== null),
    hasRecords: ({ context }) => context.records.length > 0,
    isAnswered: ({ context: { underWay } }) => underWay.length === 0,
    isOfRow: (_, error: unknown) => isOfRow(error),
    /** The failure might pass: no connection, or a busy server. */
    mayRetry: ({ context: { problem, failures } }) => problem !== null && isPassing(problem) && failures < mostRetries,
    /** The server has not processed the failed requests, so that its records need not be loaded before a retry. */
    isCertain: ({ context: { queue, outcomes } }) =>
      queue.length > 0 && !outcomes.some(outcome => outcome?.kind === 'unsure'),
    isUnauthorized: ({ context: { problem } }) => problem?.kind === 'unauthorized',
    hasFailed: ({ context }) => context.problem !== null,
  },
  delays: {
    retryDelay: ({ context: { problem, failures } }) =>
      retryDelay(problem ?? {}, Math.min(1000 * 2 ** failures, 60_000)),
  },
})
