import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { Decimal } from '#domain/figures/number-reading.ts'
import type { Encoding } from '#domain/import/file-text.ts'
import type { ImportField } from '#domain/import/import-headings.ts'
import { isMatched, type Matching, matchingOf, withColumn } from '#domain/import/import-matching.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import type { Delimiter, ImportReading, ImportSource, ImportTable } from '#domain/import/import-types.ts'
import type { Catalogue } from '#domain/import/known-materials.ts'
import { isOfRow, toProblem } from '#domain/problem.ts'
import { type CallEnded, callId, keyOfCall } from '#machines/calls.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import { isWritten, queuedUp, writeOf } from './import-writing.ts'
import type {
  ImportOutcome,
  MaterialImportContext,
  MaterialImportEmitted,
  MaterialImportEvent,
  MaterialWrite,
  MayWrite,
} from './material-import.types.ts'

const nothingMatched: Matching = {
  header: null,
  columns: { name: null, gwCode: null, carbonFactor: null },
  decimal: null,
}

/** Initial context, before the user chooses a file or pastes rows. */
export const nothingChosen: MaterialImportContext = {
  source: null,
  delimiter: null,
  encoding: null,
  table: null,
  matching: nothingMatched,
  materials: null,
  rows: [],
  may: { create: false, update: false },
  outcomes: [],
  queue: [],
  underWay: [],
  problem: null,
  isShown: false,
}

/** Maximum number of parallel writes. */
const limit = 4

export const materialImport = setup({
  types: typed<{
    context: MaterialImportContext
    events: MaterialImportEvent | CallEnded<'write', void>
    emitted: MaterialImportEmitted
    tags:
      | 'choosing'
      | 'reading'
      | 'open'
      | 'matching'
      | 'comparing'
      | 'previewing'
      | 'writing'
      | 'halting'
      | 'stopped'
      | 'failed'
      | 'done'
  }>(),
  actors: {
    read: hostActor<ImportTable, ImportReading>('materialImport', 'read'),
    look: hostActor<Catalogue>('materialImport', 'look'),
    compare: hostActor<readonly ImportRow[], { table: ImportTable; matching: Matching; materials: Catalogue }>(
      'materialImport',
      'compare',
    ),
    write: hostActor<void, MaterialWrite>('materialImport', 'write'),
    holdPage: fromCallback(() => missingImplementation('materialImport', 'holdPage')),
  },
  actions: {
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    takeSource: assign((_, { source }: { source: ImportSource }) => ({
      source,
      delimiter: null,
      encoding: null,
      problem: null,
    })),
    takeDelimiter: assign((_, { delimiter }: { delimiter: Delimiter }) => ({ delimiter })),
    takeEncoding: assign((_, { encoding }: { encoding: Encoding }) => ({ encoding })),
    takeTable: assign((_, { table }: { table: ImportTable }) => ({ table, matching: matchingOf(table) })),
    chooseHeader: assign(({ context: { table } }, { header }: { header: number | null }) => ({
      matching: table ? matchingOf(table, header) : nothingMatched,
    })),
    chooseColumn: assign(
      ({ context: { matching } }, { field, column }: { field: ImportField; column: number | null }) => ({
        matching: withColumn(matching, field, column),
      }),
    ),
    chooseDecimal: assign(({ context: { matching } }, { decimal }: { decimal: Decimal }) => ({
      matching: { ...matching, decimal },
    })),
    takeMaterials: assign((_, { materials }: { materials: Catalogue }) => ({ materials })),
    forgetMaterials: assign({ materials: null }),
    forgetRows: assign({ rows: [], outcomes: [] }),
    takeRows: assign((_, { rows }: { rows: readonly ImportRow[] }) => ({ rows, outcomes: rows.map(() => undefined) })),
    takeMay: assign((_, { may }: { may: MayWrite }) => ({ may })),
    queueUp: assign(({ context }, { materials }: { materials: Catalogue }) => queuedUp(context, materials)),
    writeRows: enqueueActions(({ context, enqueue }) => {
      const { queue, underWay } = context
      const next = queue.slice(0, limit - underWay.length)
      for (const place of next) {
        enqueue.spawnChild('write', { id: callId('write', String(place)), input: writeOf(context, place) })
      }
      enqueue.assign({ queue: queue.slice(next.length), underWay: [...underWay, ...next] })
    }),
    note: enqueueActions(
      (
        { context: { outcomes, underWay }, enqueue },
        { actorId, outcome }: { actorId: string; outcome: ImportOutcome | undefined },
      ) => {
        const place = Number(keyOfCall(actorId))
        enqueue.stopChild(actorId)
        enqueue.assign({ outcomes: outcomes.with(place, outcome), underWay: underWay.filter(other => other !== place) })
      },
    ),
    clearProblem: assign({ problem: null }),
    showProblem: assign(({ context }, error: unknown) => ({ problem: context.problem ?? toProblem(error) })),
    emitEnded: enqueueActions(({ context: { rows, may, outcomes, problem, isShown }, enqueue }) => {
      if (isShown) return
      const total = rows.filter(row => isWritten(row, may)).length
      const written = outcomes.filter(outcome => outcome?.kind === 'written').length
      enqueue.emit({ type: 'import.ended', written, total, problem })
    }),
    forget: assign(({ context: { isShown } }) => ({ ...nothingChosen, isShown })),
  },
  guards: {
    isMatched: ({ context: { table, matching } }) => table !== null && isMatched(table, matching),
    isLooked: ({ context }) => context.materials !== null,
    hasAnyToWrite: ({ context: { rows } }, { may }: { may: MayWrite }) => rows.some(row => isWritten(row, may)),
    isFree: ({ context: { queue, underWay } }) => queue.length > 0 && underWay.length < limit,
    isAnswered: ({ context: { underWay } }) => underWay.length === 0,
    isOfRow: (_, error: unknown) => isOfRow(error),
    hasFailed: ({ context }) => context.problem !== null,
    hasMore: ({ context }) => context.queue.length > 0,
  },
})
