import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Formatter for totals, loaded on demand because it includes a decimal library. */
export type ListFigures<Row> = {
  /** Cells of columns with sums, by column id. */
  cells: Readonly<Record<string, (row: Row, locale: string) => ReactNode>>
  /** Returns the total of a day's rows in words, or null. */
  sumOf: (rows: readonly Row[], locale: string) => string | null
}

/** Module that is fetched on first use and then synchronously available. */
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

/** Returns null until the module is loaded: immediately for columns with sums, when idle for headings of days. */
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
          title: 'The figures could not be loaded',
          description: 'Check your connection, then reload the page.',
        })
      }
    }
    void fetchThem()
    return () => left.abort()
  }, [later, isWanted, inColumns])
  return figures
}
