import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { stopIn, useRowKeys } from '#ui/table/table-keys.ts'

/**
 * Moves the focus from a deleted row to the next row, from Retry to the loaded rows, and from the search to the
 * results.
 */
export function useListFocus({
  problem,
  isExpecting,
  search,
  pathOfNumber,
  ...rows
}: Omit<Parameters<typeof useRowKeys>[0], 'nextTo'> & {
  problem: unknown
  isExpecting: boolean
  search: RefObject<HTMLInputElement | null>
  /** Returns the path of the row if the search term is its complete trade number; otherwise null. */
  pathOfNumber: (term: string) => string | null
}) {
  /** Id of a deleted row that was the only row on its page. */
  const lastOfPage = useRef<string>(undefined)
  /**
   * Term that the user submitted, or '' after the down arrow, until the response arrives. The focus then moves from the
   * search to the rows.
   */
  const pendingTerm = useRef<string>(undefined)

  /** Number that the camera read, until the response arrives. */
  const scanned = useRef<string>(undefined)

  const keys = useRowKeys({
    ...rows,
    nextTo: ({ item, items, nearest }: Lost) => {
      const isPageGone = item !== null && item.dataset['row'] === lastOfPage.current
      return stopIn(isPageGone ? items.at(-1) : nearest) ?? search.current
    },
  })
  const firstOrSearch = () => keys.firstStop() ?? search.current
  const fromRetry = useFocusRescue({ next: ({ area }) => area.querySelector('button') ?? firstOrSearch() })
  const goToRows = (term: string) => {
    const path = pathOfNumber(term)
    if (path === null) firstOrSearch()?.focus()
    else rows.onOpen(path)
  }
  const onResponse = useEffectEvent(goToRows)
  const openRow = (number: string) => {
    const path = pathOfNumber(number)
    if (path !== null) rows.onOpen(path)
    return path !== null
  }
  const onScanResponse = useEffectEvent(openRow)

  useLayoutEffect(() => {
    if (isExpecting) return
    if (scanned.current !== undefined) onScanResponse(scanned.current)
    scanned.current = undefined
    const term = pendingTerm.current
    if (term === undefined) return
    pendingTerm.current = undefined
    if (!problem && document.activeElement === search.current) onResponse(term)
  }, [isExpecting, problem, search])

  return {
    keys,
    fromRetry,
    /**
     * Moves the focus from the search to the rows, after Enter or the down arrow. If Enter submitted the complete trade
     * number of a row, opens the row.
     */
    leaveSearch: (submitted = '') => {
      if (isExpecting) pendingTerm.current = submitted
      else goToRows(submitted)
    },
    /** Opens the row with a number that the camera read, immediately or when the response to its search arrives. */
    openNumber: (number: string) => {
      scanned.current = openRow(number) ? undefined : number
    },
    stayInSearch: () => {
      pendingTerm.current = undefined
      scanned.current = undefined
    },
    /** Call this after a row is deleted, before the list reloads. */
    expectRemoval: (id: string) => {
      if (rows.ids.length === 1) lastOfPage.current = id
    },
  }
}
