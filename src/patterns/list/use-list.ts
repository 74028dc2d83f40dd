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
import type { ListChoices } from '#patterns/list/view/list-choices.ts'
import { writeListSearch } from '#routing/list-search.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useNewRowId, useShrinking, useStoreListVisit } from './list-as-left.ts'
import type { ListDefinition } from './list-definition.ts'
import { queryOf } from './list-query.ts'

const notSorted = {
  kind: 'error',
  title: 'Not sorted',
  description:
    'This server can’t sort this list, and the list is too long to sort in the browser. Search for fewer rows.',
} as const

export type ListActor<Row extends { id: string }> = Actor<ReturnType<typeof calledListMachine<Row>>>

/** The rows of a page; null if there are none. */
export const rowsOnShow = <Row>(page: Page<Row> | null) => (page && page.items.length > 0 ? page.items : null)

/** Takes an order out of the address that the rows do not have, and says so. */
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

/** The address of the list in the step of the history before the present one; undefined if a list did not make that step. */
const stepBefore = () => (history.state as { before?: string } | null)?.before

/**
 * The list machine of a definition, synchronised with the address, which alone holds page, page size, search and sort; what was chosen of its columns may add to what is preloaded. Call
 * `noteRemoval` when a row was deleted, so that a page that is gone with it leads to the last page of the list. A new row is
 * looked for and marked: see {@link useNewRowId}.
 */
export function useList<Row extends { id: string }>(definition: ListDefinition<Row>, chosen: ListChoices) {
  const api = useApi()
  const environment = useEnvironment()
  const user = useUser()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const query = useMemo(() => queryOf(definition, search, chosen), [search, definition, chosen])
  const [asking] = useState(() => ({ api, user: () => Promise.resolve(user) }))
  const sought = useNewRowId(path)
  useStoreListVisit(path, writeListSearch(query))
  const { hasShrunk, noteRemoval } = useShrinking(path)
  const [machine] = useState(() =>
    calledListMachine<Row>(environment, definition.resource, (asked, signal) => definition.load(asking, asked, signal)),
  )
  // What was read before is shown at once, unless it might be in another order.
  const cached = isInServerOrder(environment, definition.resource, query.sort)
    ? definition.peek?.(asking, query)
    : undefined
  const list = useMadeActor(machine, { input: { query, cached, sought } })

  useEffect(() => list.send({ type: 'query.change', query }), [list, query])

  const goTo = (next: ListQuery, replace: boolean) => {
    const address = path + writeListSearch(next)
    const before = replace ? stepBefore() : path + writeListSearch(query)
    // Otherwise two steps of the history would have one address, and Back would do nothing.
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
