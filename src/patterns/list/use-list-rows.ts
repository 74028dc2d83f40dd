import { type RefObject, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import { entriesFor } from '#patterns/list/table/row-menu-entries.ts'
import type { Selection } from '#patterns/selection/selection.ts'
import { usePart } from '#ui/overlays/use-part.ts'
import type { ListDefinition } from './list-definition.ts'
import { useListFocus } from './use-list-focus.ts'

const loadRowMenu = async () => (await import('#patterns/list/table/row-menu.tsx')).RowMenu

/** The keys, menus and deletion of the rows of a list. */
export function useListRows<Row extends { id: string }>({
  definition,
  rows,
  problem,
  isExpecting,
  search,
  selection,
  onRemoved,
}: {
  definition: ListDefinition<Row>
  /** Null while there are no rows. */
  rows: readonly Row[] | null
  /** Why other rows could not be loaded; null without a failure. */
  problem: unknown
  /** Whether other rows are loading. */
  isExpecting: boolean
  search: RefObject<HTMLInputElement | null>
  selection: Selection | undefined
  /** Called when rows were deleted. */
  onRemoved: (ids: readonly string[]) => void
}) {
  const { noun, remove } = definition
  const { session } = useEnvironment()
  const user = useUser()
  const api = useApi()
  const [, navigate] = useLocation()
  const anchor = useRef<HTMLElement>(null)
  const [openId, setOpenId] = useState<string>()
  const { part: RowMenu, want } = usePart(loadRowMenu, 'The menu could not be opened')
  const { keys, fromRetry, leaveSearch, stayInSearch, expectRemoval } = useListFocus({
    problem,
    isExpecting,
    search,
    ids: rows?.map(({ id }) => id) ?? [],
    onOpen: navigate,
    onMenu: (id, button) =>
      want(() => {
        anchor.current = button
        setOpenId(id)
      }),
  })
  const deletion = useDeletion<Row>({
    noun: noun.one,
    nameOf: row => remove?.nameOf(row) ?? '',
    detailOf: remove?.detailOf,
    describe: definition.describe,
    takenAlong: remove?.takenAlong,
    remove: async ({ id }) => remove?.call(api, id),
    onDone: row => {
      // A deleted user cannot sign in again, so their session ends at once.
      if (row.id === user.id) return session.send({ type: 'signOut.request' })
      expectRemoval(row.id)
      onRemoved([row.id])
    },
  })
  const entries = useMemo(() => (rows ?? []).map(row => entriesFor(definition, user, row)), [rows, definition, user])
  const openAt = rows?.findIndex(({ id }) => id === openId) ?? -1

  return {
    keys,
    /** The menu entries of each row, in the order of the rows. */
    entries,
    /** The id of the row with the open menu. */
    openId,
    /** Spread on what holds Retry: the focus goes on to the rows when they come. */
    fromRetry,
    leaveSearch,
    stayInSearch,
    /** The menu of rows; undefined until one was opened. */
    RowMenu,
    menu: {
      anchor,
      selection,
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
