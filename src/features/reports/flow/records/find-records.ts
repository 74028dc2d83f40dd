import { inBatches } from '#actors/next-task.ts'
import { createRunningSums, type Sums } from '#domain/carbon/sums.ts'
import { localDay } from '#domain/figures/periods.ts'
import type { FlowRecord } from '#domain/flow/flow-records-csv.ts'
import {
  type FlowSelection,
  linesOfFilter,
  type ReportOfRecords,
  recordsOfFigure,
} from '#domain/flow/flow-selection.ts'
import { counterpartyOf, type FlowList, type FlowSubject, movementOf } from '#domain/flow/movement.ts'
import type { FlowTrade } from '#domain/flow/running-flow.ts'
import type { FlowSource } from '#features/reports/flow/compute-flow.ts'

/**
 * All records of a figure, oldest first. `sums` totals their lines. For stock, lines of sales are negative. Records without
 * lines are only in the annex of an unfiltered report, which counts them.
 */
export type FoundRecords = { records: readonly FlowRecord[]; sums: Sums }

const negative = (line: FlowRecord['lines'][number]) => ({ ...line, weight: -line.weight, value: -line.value })

/** Returns predicates for all records of a report's period. */
const allOf = ({ period: { from, to }, filter }: ReportOfRecords): ReturnType<typeof recordsOfFigure> => ({
  isRecord: ({ day }) => from <= day && day <= to,
  isLine: linesOfFilter(filter),
})

/**
 * Finds the records of a figure, or all records of the period if `selection` is null. Rejects with the
 * signal's reason if aborted.
 */
export async function findRecords(
  sources: readonly FlowSource[],
  subject: FlowSubject,
  report: ReportOfRecords,
  selection: FlowSelection | null,
  signal: AbortSignal,
): Promise<FoundRecords> {
  const { isRecord, isLine } = selection ? recordsOfFigure(selection, report) : allOf(report)
  const isStock = selection?.figure === 'opening' || selection?.figure === 'closing'
  const hasEmpty = selection === null && report.filter === null
  const running = createRunningSums()
  const records: FlowRecord[] = []

  function look(list: FlowList, id: string, trade: FlowTrade) {
    const movement = movementOf(list, trade, subject)
    if (movement === null) return
    const party = counterpartyOf(movement, trade, subject.kind)
    const { createdAt } = trade
    if (!isRecord({ movement, day: localDay(createdAt), partyId: party?.id ?? null })) return
    const lines = trade.materials.filter(({ material }) => isLine(material))
    if (lines.length === 0 && !hasEmpty) return
    const signed = isStock && movement === 'sold' ? lines.map(negative) : lines
    for (const line of signed) running.addLine(line, false, 1)
    records.push({ id, list, movement, createdAt, counterparty: party?.name ?? null, lines: signed })
  }
  for (const { list, trades } of sources) {
    for await (const batch of inBatches(trades(), signal)) for (const [id, trade] of batch) look(list, id, trade)
  }
  records.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  return { records, sums: running.sums() }
}
