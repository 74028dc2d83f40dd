import { type DayRange, withEarlier } from '#domain/figures/periods.ts'
import type { FlowList } from '#domain/flow/movement.ts'
import { useCompleteReading } from '#features/reports/use-complete-reading.ts'
import type { ReadingProgress } from '#machines/trade-totals/trade-totals.selectors.ts'
import { useAllRead, useReading } from '#patterns/figures/use-figures.ts'
import type { FlowSource } from './compute-flow.ts'

type Reading = ReturnType<typeof useList>

/** Reads a list to its end. */
function useList(days: DayRange, list: FlowList) {
  const { progress, soFar } = useAllRead(days, list)
  const { before } = withEarlier(days)
  const complete = useCompleteReading({ from: before.from, to: days.to }, list)
  return { list, progress, soFar, complete, ...useReading(list) }
}

/** Returns the combined progress of several readings. */
const progressOf = (readings: readonly Reading[]): ReadingProgress => ({
  read: readings.reduce((sum, { progress }) => sum + progress.read, 0),
  pages: readings.reduce((sum, { progress }) => sum + progress.pages, 0),
  failed: readings.reduce((sum, { progress }) => sum + progress.failed, 0),
  isDone: readings.every(({ progress }) => progress.isDone),
  isStopped: readings.some(({ progress }) => progress.isStopped),
  changingSince: readings.find(({ progress }) => progress.changingSince !== null)?.progress.changingSince ?? null,
})

/** `sources` is null until all pages are read. `version` changes with the records. */
function combined(readings: readonly Reading[]) {
  const sources = readings.flatMap(({ list, complete }): FlowSource[] => (complete ? [{ list, ...complete }] : []))
  const each = (act: 'stop' | 'goOn' | 'retry') => () => {
    for (const reading of readings) reading[act]()
  }
  return {
    progress: progressOf(readings),
    soFar: readings.map(({ list, soFar }) => ({ list, ...soFar })),
    sources: sources.length === readings.length ? sources : null,
    /** Time of the oldest page in epoch ms; null until all pages are read. */
    readAt:
      sources.length === readings.length
        ? Math.min(...readings.flatMap(({ complete }) => complete?.readAt ?? []))
        : null,
    version: readings.map(({ complete }) => complete?.version).join(),
    onStop: each('stop'),
    onGoOn: each('goOn'),
    onRetry: each('retry'),
  }
}
export type FlowReading = ReturnType<typeof combined>

/** Reads all transactions and collections up to the end of a period. */
export function useBusinessReading(days: DayRange): FlowReading {
  const transactions = useList(days, 'transactions')
  return combined([transactions, useList(days, 'collections')])
}

/** Reads all collections up to the end of a period. Collectors have no transactions. */
export const useCollectorReading = (days: DayRange): FlowReading => combined([useList(days, 'collections')])
