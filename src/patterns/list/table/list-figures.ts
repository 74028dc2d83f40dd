import { type ReactNode, useEffect, useState } from 'react'
import { atLeisure } from '#actors/at-leisure.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** What reckons and writes the figures of a list: its code has a library for exact sums. */
export type ListFigures<Row> = {
  /** What stands in the cells of columns with sums, by the ids of these. */
  cells: Readonly<Record<string, (row: Row, locale: string) => ReactNode>>
  /** What rows of a day come to, in words; null for nothing. */
  sumOf: (rows: readonly Row[], locale: string) => string | null
}

/** Code that is fetched when it is first needed, and at hand from then on. */
export type LaterFigures<Row> = { atHand: () => ListFigures<Row> | null; fetch: () => Promise<ListFigures<Row>> }

export function figuresLater<Row>(load: () => Promise<ListFigures<Row>>): LaterFigures<Row> {
  let loaded: ListFigures<Row> | null = null
  return {
    atHand: () => loaded,
    fetch: async () => {
      loaded ??= await load()
      return loaded
    },
  }
}

/** Null until their code is there: at once for columns with sums, when idle for headings of days. */
export function useListFigures<Row>(
  later: LaterFigures<Row> | undefined,
  { inColumns, inHeadings }: { inColumns: boolean; inHeadings: boolean },
): ListFigures<Row> | null {
  const [figures, setFigures] = useState(() => later?.atHand() ?? null)
  const isWanted = figures === null && (inColumns || inHeadings)
  useEffect(() => {
    if (!later || !isWanted) return
    const left = new AbortController()
    const fetchThem = async () => {
      try {
        if (!inColumns) await atLeisure(left.signal)
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
