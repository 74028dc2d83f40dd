import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import { t } from '#messages/message.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { toast } from '#ui/feedback/toasts.ts'

type SumCells = Readonly<Record<string, ReactNode>>

/** Totals of rows by column id, and in one line for lists without these columns: "7 203.24 kg · R 51 096.37". */
export type ListSums = {
  cells: SumCells
  words: string
  /** Name of the lines that fit the filter, and totals of the complete records. Null if these have no other lines. */
  whole: { label: string; cells: SumCells } | null
}

/** Functions that format calculated cells and totals. Loaded on demand, because they need a decimal library. */
export type ListFigures<Row> = {
  /** Cells of columns with calculated numbers, by column id. */
  cells: Readonly<Record<string, (row: Row, locale: string) => ReactNode>>
  /** Returns the total of a day's rows in words, or of their lines that fit a filter. Null if there is no total. */
  sumOf: (rows: readonly Row[], linesOf: FilteredRows<Row>['linesOf'], locale: string) => string | null
  /**
   * Returns the totals of all rows, or of their lines that fit a filter. Sums each part of rows once, in short tasks.
   * Throws the reason of the signal once it aborts.
   */
  totals: (rows: SummedRows<Row>, locale: string, signal: AbortSignal) => Promise<ListSums>
}

/** Rows in parts. A part belongs to one filter. */
export type SummedRows<Row> = { parts: readonly (readonly Row[])[]; linesOf: FilteredRows<Row>['linesOf'] }

/** Module that is fetched on demand. `current` returns the module once it is loaded, otherwise null. */
export type LazyFigures<Row> = { current: () => ListFigures<Row> | null; fetch: () => Promise<ListFigures<Row>> }

export function figuresLater<Row>(load: () => Promise<ListFigures<Row>>): LazyFigures<Row> {
  let loaded: ListFigures<Row> | null = null
  return {
    current: () => loaded,
    fetch: async () => {
      loaded ??= await load()
      return loaded
    },
  }
}

/**
 * Returns the module, or null until it is loaded. Loads it immediately if a visible column needs it, or when the page
 * is idle if only day headings need it.
 */
export function useListFigures<Row>(
  later: LazyFigures<Row> | undefined,
  { inColumns, inHeadings }: { inColumns: boolean; inHeadings: boolean },
): ListFigures<Row> | null {
  const [figures, setFigures] = useState(() => later?.current() ?? null)
  const isWanted = figures === null && (inColumns || inHeadings)
  useEffect(() => {
    if (!later || !isWanted) return
    const left = new AbortController()
    const fetchThem = async () => {
      try {
        if (!inColumns) await whenIdle(left.signal)
        const fetched = await later.fetch()
        if (!left.signal.aborted) setFigures(fetched)
      } catch {
        if (left.signal.aborted) return
        toast({
          kind: 'error',
          title: t('The figures could not be loaded'),
          description: t('Check your connection, then reload the page.'),
        })
      }
    }
    void fetchThem()
    return () => left.abort()
  }, [later, isWanted, inColumns])
  return figures
}
