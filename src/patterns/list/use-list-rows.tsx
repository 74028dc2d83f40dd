import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { isExpecting } from '#machines/list/list.selectors.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import type { Selection } from '#patterns/list/selection/selection.ts'
import { RowMenu } from '#patterns/list/table/row-menu.tsx'
import { entriesFor, type RowEntries } from '#patterns/list/table/row-menu-entries.ts'
import { recordRouteOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { usePlainKey } from '#ui/keys/use-plain-key.ts'
import { usePart } from '#ui/lazy-part.ts'
import { menuParts } from '#ui/overlays/use-menu.ts'
import type { ListDefinition } from './list-definition.ts'
import { type ListActor, rowsOnShow, useListView } from './use-list.ts'
import { useListFocus } from './use-list-focus.ts'

export type ListRowTools = ReturnType<typeof useListRows>

/**
 * One menu for all rows. `openId` is the row of the open menu, `open` shows the menu at a button, and `menuOf` renders
 * it.
 */
function useRowMenu(selection: Selection) {
  const anchor = useRef<HTMLElement>(null)
  const [openId, setOpenId] = useState<string>()
  const { part: ui, want } = usePart(menuParts)
  return {
    openId,
    open: (id: string, button: HTMLElement) =>
      want(() => {
        anchor.current = button
        setOpenId(id)
      }),
    menuOf: (entries: RowEntries | null, onRemove: () => void): ReactNode =>
      ui ? <RowMenu {...{ ui, anchor, selection, entries, onRemove }} onClose={() => setOpenId(undefined)} /> : null,
  }
}

/** Keyboard navigation, menus and deletion for the rows of a list. `onRemoved` receives the ids of deleted rows. */
export function useListRows<Row extends { id: string }>({
  definition,
  list,
  search,
  selection,
  onRemoved,
}: {
  definition: ListDefinition<Row>
  list: ListActor<Row>
  search: RefObject<HTMLInputElement | null>
  selection: Selection
  onRemoved: (ids: readonly string[]) => void
}) {
  const { noun, remove } = definition
  const { session } = useEnvironment()
  const user = useUser()
  const api = useApi()
  const [, navigate] = useLocation()
  const snapshot = useListView(list)
  const rows = rowsOnShow(snapshot.context.page)
  const { openId, open, menuOf } = useRowMenu(selection)
  const entries = useMemo(() => (rows ?? []).map(row => entriesFor(definition, user, row)), [rows, definition, user])
  const record = recordRouteOf(definition.route)
  const pathOfNumber = (term: string) => {
    const [found, ...others] = (rows ?? []).filter(row => definition.trade?.isNumberOf(row, term))
    const isOnly = found !== undefined && others.length === 0
    return isOnly && record && mayOpen(user, record, found.id) ? pathTo(record, found) : null
  }
  const { keys, fromRetry, leaveSearch, stayInSearch, openNumber, expectRemoval } = useListFocus({
    problem: snapshot.context.problem,
    isExpecting: isExpecting(snapshot),
    search,
    pathOfNumber,
    ids: rows?.map(({ id }) => id) ?? [],
    onOpen: navigate,
    onMenu: open,
  })
  const deletion = useDeletion<Row>({
    noun,
    nameOf: row => remove?.nameOf(row) ?? '',
    detailOf: remove?.detailOf,
    describe: definition.describe,
    factsOf: remove?.factsOf,
    cascadeNote: remove?.cascadeNote,
    remove: async ({ id }) => remove?.call(api, id),
    onDone: row => {
      // A deleted user can't sign in again. Users who delete themselves are signed out immediately.
      if (row.id === user.id) return session.send({ type: 'signOut.request' })
      expectRemoval(row.id)
      onRemoved([row.id])
    },
  })
  usePlainKey(definition.trade ? 'p' : null, () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    const print = entries[rows?.findIndex(({ id }) => id === row?.dataset['row']) ?? -1]?.print ?? null
    if (print === null) return false
    return navigate(print)
  })
  usePlainKey('ArrowDown', () => {
    const { activeElement } = document
    const isInScreen = activeElement === document.body || activeElement?.matches('main, h1')
    return isInScreen && !isExpecting(snapshot) ? leaveSearch() : false
  })
  const openAt = rows?.findIndex(({ id }) => id === openId) ?? -1
  const openRow = rows?.[openAt]
  return {
    keys,
    entries,
    openId,
    /** Props for the container of Retry. The props move the focus to the rows once the rows are loaded. */
    fromRetry,
    leaveSearch,
    stayInSearch,
    openNumber,
    menu: menuOf(entries[openAt] ?? null, () => openRow && deletion.ask(openRow)),
    dialog: deletion.dialog,
  }
}
