import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { RowKeys } from '#ui/table/table-keys.ts'

/** The focus was on something that has left the page. */
const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Where the focus goes when what had it leaves a list: from a row that was deleted or replaced to the row in its place,
 * from Retry to the rows that came, and to the search where there are no rows. Who goes on from a search goes to what it
 * finds, not to the rows of before.
 */
export function useListFocus({
  rows,
  problem,
  isExpecting,
  keys,
  search,
}: {
  rows: ReadonlyArray<{ id: string }> | null
  problem: unknown
  /** Other rows than these are on their way. */
  isExpecting: boolean
  keys: Pick<RowKeys, 'focusAt' | 'focusMenuOf' | 'takeLost'>
  search: RefObject<HTMLInputElement | null>
}) {
  const latest = useRef({ rows, keys })
  /** The row whose deletion was asked for, its place, and whether it is gone on the server. */
  const asked = useRef<{ id: string; position: number; isGone: boolean }>(undefined)
  const retried = useRef(false)
  /** The rows that are on their way are to have the focus. */
  const sought = useRef(false)

  const goTo = useCallback(
    (position: number) => {
      if (!latest.current.keys.focusAt(position)) search.current?.focus()
    },
    [search],
  )
  const moveOn = useCallback(() => {
    if (!asked.current || !isLost()) return
    const { id, position, isGone } = asked.current
    if (latest.current.rows?.some(row => row.id === id)) {
      latest.current.keys.focusMenuOf(id)
      if (!isGone) asked.current = undefined
    } else {
      goTo(position)
      asked.current = undefined
    }
  }, [goTo])

  useLayoutEffect(() => {
    latest.current = { rows, keys }
  })
  useLayoutEffect(() => {
    if (asked.current?.isGone && !rows?.some(({ id }) => id === asked.current?.id)) moveOn()
    const position = isLost() ? latest.current.keys.takeLost() : undefined
    if (position !== undefined) goTo(position)
  }, [rows, moveOn, goTo])
  useLayoutEffect(() => {
    if (isExpecting || !sought.current) return
    sought.current = false
    if (!problem && document.activeElement === search.current) goTo(0)
  }, [isExpecting, problem, search, goTo])
  useLayoutEffect(() => {
    if (problem || !retried.current) return
    retried.current = false
    if (isLost()) goTo(0)
  }, [problem, goTo])

  return {
    /** Retry was pressed. */
    expectRows: () => {
      retried.current = true
    },
    /** Somebody goes on from the search to the rows, or stays to type. */
    leaveSearch: () => {
      if (isExpecting) sought.current = true
      else goTo(0)
    },
    stayInSearch: () => {
      sought.current = false
    },
    /** The deletion of a row is asked about. */
    expectQuestion: (id: string) => {
      const position = rows?.findIndex(row => row.id === id) ?? -1
      // Alone on its page, it takes the page with it: the last row of the page before is next to it.
      asked.current = { id, position: rows?.length === 1 ? Number.POSITIVE_INFINITY : position, isGone: false }
    },
    /** It was deleted, and goes when the list is read again. */
    expectRemoval: (id: string) => {
      if (asked.current?.id === id) asked.current.isGone = true
    },
    /** The question is over. */
    moveOn,
  }
}
