import { inBatches, nextTask } from '#actors/next-task.ts'
import { localDay } from '#domain/figures/periods.ts'
import { buildFlow } from '#domain/flow/build-flow.ts'
import { flowRecords, lineOfRecord } from '#domain/flow/flow-records.ts'
import type { FlowFacts } from '#domain/flow/flow-words.ts'
import { type FlowList, type FlowSubject, movementOf } from '#domain/flow/movement.ts'
import { createRunningFlow } from '#domain/flow/running-flow.ts'
import type { StockTake } from '#domain/flow/stock-take.ts'
import { createRecordLines, recordsFingerprint } from '#domain/statement/statement-records.ts'
import { missingSentence } from '#domain/unreadable-words.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import type { FlowAbout, MaterialFlow } from '#schemas/flow.ts'

/** Trades of one list, completely read. */
export type FlowSource = {
  list: FlowList
  trades: () => Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
}

/** Subject of a report, and the ids that sell for it: see {@link FlowSubject}. */
export type FlowOf = { about: FlowAbout } & Pick<FlowSubject, 'sellerIds'>

type FlowInput = {
  sources: readonly FlowSource[]
  subject: FlowSubject
  facts: FlowFacts
  stockTake: StockTake | null
}

export type RecordedFlow = { flow: MaterialFlow; records: string }

/** Computes the report from all trades of the sources. Rejects with the signal's reason if aborted. */
export async function computeFlow(
  { sources, subject, facts, stockTake: typed }: FlowInput,
  signal: AbortSignal,
): Promise<RecordedFlow> {
  const { period } = facts
  const stockTake = typed && typed.day <= period.from ? typed : null
  const running = createRunningFlow({ period, kind: subject.kind, countedOn: stockTake?.day ?? null }, localDay)
  const lines = createRecordLines()
  const own = new Set<string>()
  for (const { list, trades } of sources) {
    for await (const batch of inBatches(trades(), signal)) {
      for (const [id, trade] of batch) {
        const movement = movementOf(list, trade, subject)
        if (movement) own.add(id)
        if (movement && running.add(movement, trade)) lines.add(lineOfRecord(movement, id, trade))
      }
    }
  }
  const missing = sources.flatMap(({ unreadable }) => unreadable.records)
  const missingLines = sources.flatMap(({ unreadable }) => unreadable.lines.filter(({ id }) => own.has(id ?? '')))
  const unreadable = [
    missingSentence(missing, 'record', 'figures', 'en'),
    missingSentence(missingLines, 'line', 'figures', 'en'),
  ].filter(Boolean)
  await nextTask()
  const built = buildFlow(running.sums(), facts, stockTake, unreadable)
  const records = await flowRecords(facts, built.byMaterial, lines, nextTask)
  await nextTask()
  signal.throwIfAborted()
  return { flow: { ...built, fingerprint: await recordsFingerprint(records) }, records }
}
