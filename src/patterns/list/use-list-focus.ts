import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { stopIn, useRowKeys } from '#ui/table/table-keys.ts'

/** From a deleted row to the row in its place, from Retry to the rows, and from the search to its hits. */
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
  /** The id of a deleted row that was the only one of its page. */
  const lastOfPage = useRef<string>(undefined)
  /** Whether the rows that are loading take the focus from the search. */
  const sought = useRef(false)

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
    if (isExpecting || !sought.current) return
    sought.current = false
    if (!problem && document.activeElement === search.current) goToRows()
  }, [isExpecting, problem, search])

  return {
    keys,
    fromRetry,
    /** Enter or the arrow down in the search: moves on to the rows. */
    leaveSearch: () => {
      if (isExpecting) sought.current = true
      else firstOrSearch()?.focus()
    },
    stayInSearch: () => {
      sought.current = false
    },
    /** A row was deleted, and is removed when the list is loaded again. */
    expectRemoval: (id: string) => {
      if (rows.ids.length === 1) lastOfPage.current = id
    },
  }
}
