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
  ...rows
}: Omit<Parameters<typeof useRowKeys>[0], 'nextTo'> & {
  problem: unknown
  isExpecting: boolean
  search: RefObject<HTMLInputElement | null>
}) {
  /** Id of a deleted row that was the only row on its page. */
  const lastOfPage = useRef<string>(undefined)
  /** True if the focus must move from the search to the rows when the response arrives. */
  const isFocusPending = useRef(false)

  const keys = useRowKeys({
    ...rows,
    nextTo: ({ item, items, beside }: Lost) => {
      const isPageGone = item !== null && item.dataset['row'] === lastOfPage.current
      return stopIn(isPageGone ? items.at(-1) : beside) ?? search.current
    },
  })
  const firstOrSearch = () => keys.firstStop() ?? search.current
  const fromRetry = useFocusRescue({ next: ({ area }) => area.querySelector('button') ?? firstOrSearch() })
  const goToRows = useEffectEvent(() => firstOrSearch()?.focus())

  useLayoutEffect(() => {
    if (isExpecting || !isFocusPending.current) return
    isFocusPending.current = false
    if (!problem && document.activeElement === search.current) goToRows()
  }, [isExpecting, problem, search])

  return {
    keys,
    fromRetry,
    /** Moves the focus from the search to the rows, after Enter or the down arrow. */
    leaveSearch: () => {
      if (isExpecting) isFocusPending.current = true
      else firstOrSearch()?.focus()
    },
    stayInSearch: () => {
      isFocusPending.current = false
    },
    /** Call this after a row is deleted, before the list reloads. */
    expectRemoval: (id: string) => {
      if (rows.ids.length === 1) lastOfPage.current = id
    },
  }
}
