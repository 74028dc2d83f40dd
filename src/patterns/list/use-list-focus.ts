import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { stopIn, useRowKeys } from '#ui/table/table-keys.ts'

/**
 * The keys of the rows of a list, and where the focus goes: from a row that was deleted or replaced to the row in its
 * place, from Retry to the rows that came, from the search to what it finds and not to the rows of before, and to the
 * search where there are no rows.
 */
export function useListFocus({
  problem,
  isExpecting,
  search,
  ...rows
}: Omit<Parameters<typeof useRowKeys>[0], 'nextTo'> & {
  problem: unknown
  /** Other rows than these are on their way. */
  isExpecting: boolean
  search: RefObject<HTMLInputElement | null>
}) {
  /** The id of the row that was deleted while it was alone on its page, and took the page with it. */
  const lastOfPage = useRef<string>(undefined)
  /** The rows that are on their way are to have the focus. */
  const sought = useRef(false)

  const keys = useRowKeys({
    ...rows,
    nextTo: ({ item, items, beside }: Lost) => {
      const isPageGone = item !== null && item.dataset['row'] === lastOfPage.current
      return stopIn(isPageGone ? items.at(-1) : beside) ?? search.current
    },
  })
  const firstOrSearch = () => keys.firstStop() ?? search.current
  const fromRetry = useFocusRescue({ next: firstOrSearch })
  const goToRows = useEffectEvent(() => firstOrSearch()?.focus())

  useLayoutEffect(() => {
    if (isExpecting || !sought.current) return
    sought.current = false
    if (!problem && document.activeElement === search.current) goToRows()
  }, [isExpecting, problem, search])

  return {
    keys,
    /** Spread on what holds Retry. */
    fromRetry,
    /** Enter or the arrow down: on from the search to the rows. */
    leaveSearch: () => {
      if (isExpecting) sought.current = true
      else firstOrSearch()?.focus()
    },
    /** Typed on. */
    stayInSearch: () => {
      sought.current = false
    },
    /** A row was deleted, and goes when the list is read again. */
    expectRemoval: (id: string) => {
      if (rows.ids.length === 1) lastOfPage.current = id
    },
  }
}
