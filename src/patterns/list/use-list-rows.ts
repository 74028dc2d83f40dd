import { type RefObject, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import type { ListDefinition } from './list-definition.ts'
import { entriesFor } from './row-menu-entries.ts'
import { useListFocus } from './use-list-focus.ts'

/** What can be done with the rows of a list: going through them, opening them, their menu, deleting one. */
export function useRows<Row extends { id: string }>({
  definition,
  rows,
  problem,
  isExpecting,
  search,
  onRemoved,
}: {
  definition: ListDefinition<Row>
  /** Null while there are none. */
  rows: readonly Row[] | null
  /** Why there are no others; null while all is well. */
  problem: unknown
  /** Other rows than these are on their way. */
  isExpecting: boolean
  search: RefObject<HTMLInputElement | null>
  /** One of the rows is gone from the server. */
  onRemoved: () => void
}) {
  const { noun, remove } = definition
  const { session } = useEnvironment()
  const user = useUser()
  const api = useApi()
  const [, navigate] = useLocation()
  const anchor = useRef<HTMLElement>(null)
  const [openId, setOpenId] = useState<string>()
  const { keys, fromRetry, leaveSearch, stayInSearch, expectRemoval } = useListFocus({
    problem,
    isExpecting,
    search,
    ids: rows?.map(({ id }) => id) ?? [],
    onOpen: navigate,
    onMenu: (id, button) => {
      anchor.current = button
      setOpenId(id)
    },
  })
  const deletion = useDeletion<Row>({
    noun: noun.one,
    nameOf: row => remove?.nameOf(row) ?? '',
    detailOf: remove?.detailOf,
    describe: remove?.describe,
    remove: async ({ id }) => remove?.call({ api, user }, id),
    onDone: row => {
      // A session ends with its user: nobody could sign in again to go on.
      if (row.id === user.id) return session.send({ type: 'signOut.request' })
      expectRemoval(row.id)
      onRemoved()
    },
  })
  const entries = useMemo(() => (rows ?? []).map(row => entriesFor(definition, user, row)), [rows, definition, user])
  const openAt = rows?.findIndex(({ id }) => id === openId) ?? -1

  return {
    keys,
    /** What may be done with each row, in their order. */
    entries,
    /** The row whose menu is open. */
    openId,
    /** Spread on what holds Retry: the focus goes on to the rows when they come. */
    fromRetry,
    leaveSearch,
    stayInSearch,
    /** For `RowMenu`. */
    menu: {
      anchor,
      entries: entries[openAt] ?? null,
      onClose: () => setOpenId(undefined),
      onRemove: () => {
        const row = rows?.[openAt]
        if (row) deletion.ask(row)
      },
    },
    /** The question before a row is deleted. */
    dialog: deletion.dialog,
  }
}
