import { type Day, rangesUpTo } from '#domain/figures/periods.ts'
import type { FlowList } from '#domain/flow/movement.ts'
import { useCompleteReading } from '#features/overview/figures/use-complete-reading.ts'
import { useAllRead, useReading } from '#features/overview/figures/use-figures.ts'
import type { ReadingProgress } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { FlowSource } from './compute-flow.ts'

type Reading = ReturnType<typeof useList>

/** Reads a list to its end. */
function useList(to: Day, list: FlowList) {
  const progress = useAllRead(to, list)
  const complete = useCompleteReading(rangesUpTo(to).now, list)
  return { list, progress, complete, ...useReading(list) }
}

/** Returns the common progress of several readings. */
const progressOf = (readings: readonly Reading[]): ReadingProgress => ({
  read: readings.reduce((sum, { progress }) => sum + progress.read, 0),
  pages: readings.reduce((sum, { progress }) => sum + progress.pages, 0),
  failed: readings.reduce((sum, { progress }) => sum + progress.failed, 0),
  isDone: readings.every(({ progress }) => progress.isDone),
  isStopped: readings.some(({ progress }) => progress.isStopped),
})

/** `sources` is null until all pages are read. `version` changes with the records. */
function together(readings: readonly Reading[]) {
  const sources = readings.flatMap(({ list, complete }): FlowSource[] => (complete ? [{ list, ...complete }] : []))
  const each = (act: 'stop' | 'goOn' | 'retry') => () => {
    for (const reading of readings) reading[act]()
  }
  return {
    progress: progressOf(readings),
    sources: sources.length === readings.length ? sources : null,
    version: readings.map(({ complete }) => complete?.version).join(),
    onStop: each('stop'),
    onGoOn: each('goOn'),
    onRetry: each('retry'),
  }
}
export type FlowReading = ReturnType<typeof together>

/** Reads all transactions and collections up to a day. */
export function useBusinessReading(to: Day): FlowReading {
  const transactions = useList(to, 'transactions')
  return together([transactions, useList(to, 'collections')])
}

/** Reads all collections up to a day. Collectors have no transactions. */
export const useCollectorReading = (to: Day): FlowReading => together([useList(to, 'collections')])
