import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { calledListMachine, isInServerOrder } from '#actors/lists/list.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import type { ColumnVisibility } from '#patterns/list/view/column-visibility.ts'
import { writeListSearch } from '#routing/list-search.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { ListDefinition } from './list-definition.ts'
import { useDeletedRows, useNewRowId, useStoreListVisit } from './list-location-storage.ts'
import { queryOf } from './list-query.ts'

const notSorted = {
  kind: 'error',
  title: 'Not sorted',
  description:
    'This server can’t sort this list, and the list is too long to sort in the browser. Search for fewer rows.',
} as const

export type ListActor<Row extends { id: string }> = Actor<ReturnType<typeof calledListMachine<Row>>>

export const rowsOnShow = <Row>(page: Page<Row> | null) => (page && page.items.length > 0 ? page.items : null)

/** Removes an order from the address if the server ignored it, and shows a toast. */
function useUnsorted<Row extends { id: string }>(list: ListActor<Row>, drop: () => void) {
  const isUnsorted = useSelector(list, ({ context: { page, answered, query } }) =>
    Boolean(page?.isUnsorted && answered?.sort !== undefined && answered.sort === query.sort),
  )
  const onUnsorted = useEffectEvent(() => {
    toast(notSorted)
    drop()
  })
  useEffect(() => {
    if (isUnsorted) onUnsorted()
  }, [isUnsorted])
}

/**
 * Returns the address of the list in the previous history entry; undefined if a list did not create the current entry.
 */
const stepBefore = () => (history.state as { before?: string } | null)?.before

/**
 * List machine synchronised with the address, which holds page, page size, search and sort. The visible columns add to
 * the preloads.
 *
 * Call `noteRemoval` after a deletion: if it empties the page, the list moves to its last page. A new row is found and
 * marked (see {@link useNewRowId}).
 */
export function useList<Row extends { id: string }>(definition: ListDefinition<Row>, chosen: ColumnVisibility) {
  const api = useApi()
  const environment = useEnvironment()
  const user = useUser()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const query = useMemo(() => queryOf(definition, search, chosen), [search, definition, chosen])
  const [asking] = useState(() => ({ api, user: () => Promise.resolve(user) }))
  const sought = useNewRowId(path)
  useStoreListVisit(path, writeListSearch(query))
  const { hasShrunk, noteRemoval } = useDeletedRows(path)
  const [machine] = useState(() =>
    calledListMachine<Row>(environment, definition.resource, (asked, signal) => definition.load(asking, asked, signal)),
  )
  // Shows cached rows unless their order might differ.
  const cached = isInServerOrder(environment, definition.resource, query.sort)
    ? definition.peek?.(asking, query)
    : undefined
  const list = useMadeActor(machine, { input: { query, cached, sought } })

  useEffect(() => list.send({ type: 'query.change', query }), [list, query])

  const goTo = (next: ListQuery, replace: boolean) => {
    const address = path + writeListSearch(next)
    const before = replace ? stepBefore() : path + writeListSearch(query)
    // Otherwise two history entries would have the same address, and Back would do nothing.
    if (replace && before === address) history.back()
    else navigate(address, { replace, state: { before } })
  }
  useEmitted(list, 'query.requested', event => goTo(event.query, event.replace))
  useEmitted(list, 'page.outOfRange', ({ pages }) => {
    if (definition.beyondLastPage === undefined || hasShrunk()) {
      goTo({ ...list.getSnapshot().context.query, page: pages }, true)
    } else navigate(definition.beyondLastPage, { replace: true })
  })

  useUnsorted(list, () => goTo({ ...list.getSnapshot().context.query, sort: undefined }, true))

  return { list, noteRemoval }
}
