import { inBatches, nextTask } from '#actors/next-task.ts'
import { localDay } from '#domain/figures/periods.ts'
import { buildFlow } from '#domain/flow/build-flow.ts'
import { flowRecords, lineOfRecord } from '#domain/flow/flow-records.ts'
import type { Provinces } from '#domain/flow/flow-rows.ts'
import { linesOfFilter } from '#domain/flow/flow-selection.ts'
import type { FlowFacts } from '#domain/flow/flow-words.ts'
import { type FlowList, type FlowSubject, movementOf } from '#domain/flow/movement.ts'
import { hasOtherSellers, type ReportedSellers } from '#domain/flow/reported-sellers.ts'
import { createRunningFlow } from '#domain/flow/running-flow.ts'
import type { StockTake } from '#domain/flow/stock-take.ts'
import { createRecordLines, recordsInUtf8, utf8Fingerprint } from '#domain/statement/statement-records.ts'
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
  provinces: Provinces | null
  stockTake: StockTake | null
  /** Sellers of earlier reports in this browser. */
  reported: ReportedSellers
}

/**
 * Report with its records file. A browser stores the file outside the memory of the page. `materials` are the names of
 * all materials, including those that the filter excludes.
 */
export type RecordedFlow = { flow: MaterialFlow; records: Blob; materials: ReadonlyArray<string | null> }

/** Returns each name once, sorted; the missing name last. */
const sortedNames = (names: ReadonlyArray<string | null>) =>
  [...new Set(names)].toSorted((one, other) => (one ?? '\uFFFF').localeCompare(other ?? '\uFFFF', 'en'))

/**
 * Computes the report from all trades of the sources, in short tasks. Rejects with the signal's reason if aborted.
 */
export async function computeFlow(
  { sources, subject, facts, provinces, stockTake: typed, reported }: FlowInput,
  signal: AbortSignal,
): Promise<RecordedFlow> {
  const { period, filter } = facts
  const isInFilter = linesOfFilter(filter)
  const stockTake = typed && typed.day <= period.from ? { ...typed, entries: typed.entries.filter(isInFilter) } : null
  const running = createRunningFlow({ period, kind: subject.kind, countedOn: stockTake?.day ?? null }, localDay)
  const lines = createRecordLines()
  const own = new Set<string>()
  const names = new Set<string | null>()
  const sellerIds = new Set<string>()
  for (const { list, trades } of sources) {
    for await (const batch of inBatches(trades(), signal)) {
      for (const [id, trade] of batch) {
        const movement = movementOf(list, trade, subject)
        if (movement === null) continue
        own.add(id)
        const sellerId = trade.seller?.id
        if (movement === 'sold' && sellerId && localDay(trade.createdAt) <= period.to) sellerIds.add(sellerId)
        for (const { material } of trade.materials) names.add(material.name)
        const counted = filter
          ? { ...trade, materials: trade.materials.filter(line => isInFilter(line.material)) }
          : trade
        if (filter && counted.materials.length === 0) continue
        if (running.add(movement, counted)) lines.add(lineOfRecord(movement, id, counted))
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
  const sums = running.sums()
  await nextTask()
  const sellers = [...sellerIds].toSorted()
  const otherSellers = hasOtherSellers(reported, subject.id, period, sellers)
  const built = buildFlow(sums, facts, stockTake, { provinces, unreadable, sellers, otherSellers })
  await nextTask()
  const records = await recordsInUtf8(await flowRecords(facts, built.byMaterial, lines, nextTask), nextTask)
  const fingerprint = await utf8Fingerprint(records)
  await nextTask()
  signal.throwIfAborted()
  return {
    flow: { ...built, fingerprint },
    records: new Blob([records]),
    materials: sortedNames([...names, ...(filter?.materials ?? [])]),
  }
}
