import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Actor, SnapshotFrom } from 'xstate'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { calledListMachine, isInServerOrder } from '#actors/lists/list.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useVisitActor } from '#actors/use-made-actor.ts'
import { unreadableConditions } from '#domain/filters/conditions.ts'
import { isEmpty, isExpecting, isWithoutHits } from '#machines/list/list.selectors.ts'
import { t } from '#messages/message.ts'
import { useUnreadableFilters } from '#patterns/list/filter/use-unreadable-filters.ts'
import type { ColumnVisibility } from '#patterns/list/view/column-visibility.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { writeListSearch } from '#routing/list-search.ts'
import { viewIn, withViewId } from '#routing/view-search.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { browserFilters } from './browser-filters.ts'
import { filtering } from './filter/filtering.ts'
import type { ListDefinition } from './list-definition.ts'
import { useDeletedRows, useNewRowId, useStoreListVisit } from './list-location-storage.ts'
import { queryOf } from './list-query.ts'

const notSorted = {
  kind: 'error',
  title: t('Not sorted'),
  description: t(
    'This server can’t sort this list, and the list is too long to sort in the browser. Search for fewer rows.',
  ),
} as const

export type ListActor<Row extends { id: string }> = Actor<ReturnType<typeof calledListMachine<Row>>>

const views = [isEmpty, isWithoutHits, isExpecting] as const

/**
 * Returns the list's snapshot, for components that need only its context and the selectors in `views`. These components
 * do not render again when a refresh starts or returns the same rows.
 */
export const useListView = <Row extends { id: string }>(list: ListActor<Row>): SnapshotFrom<ListActor<Row>> =>
  useSelector(
    list,
    current => current,
    (one, other) => shallowEqual(one.context, other.context) && views.every(view => view(one) === view(other)),
  )

export const rowsOnShow = <Row>(page: Page<Row> | null) => (page && page.items.length > 0 ? page.items : null)

/** Removes the order from the URL and shows a toast, if the server ignored the requested order. */
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

/** Returns the list URL of the previous history entry. Undefined if the current entry was not created by a list. */
const stepBefore = () => (history.state as { before?: string } | null)?.before

/**
 * Creates a list machine that is synchronised with the URL. The URL contains page, page size, search and sort; the
 * visible columns add preloads.
 *
 * Call `noteRemoval` after a deletion: if the page is now beyond the last one, the list moves to the last page. The
 * machine finds and marks a new row (see {@link useNewRowId}).
 */
export function useList<Row extends { id: string }>(definition: ListDefinition<Row>, chosen: ColumnVisibility) {
  const api = useApi()
  const environment = useEnvironment()
  const user = useUser()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const query = useMemo(() => queryOf(definition, search, chosen), [search, definition, chosen])
  const [requestContext] = useState(() => ({ api, user: () => Promise.resolve(user) }))
  const newRowId = useNewRowId(path)
  const withView = (next: ListQuery) => withViewId(writeListSearch(next), viewIn(search))
  useStoreListVisit(path, withView(query))
  const { hasDeletedRows, noteRemoval } = useDeletedRows(path)
  const [machine] = useState(() => {
    const { resource, load } = definition
    const filters = browserFilters(definition, api)
    return calledListMachine<Row>(
      environment,
      resource,
      (request, signal) => load(requestContext, request, signal),
      filters && (async () => (await filtering.preload()).openFilteredList(environment, { ...definition, filters })),
    )
  })
  // Shows cached rows only if the server is known to sort them as requested.
  const isPeekable = query.filter === undefined && isInServerOrder(environment, definition.resource, query.sort)
  const cached = isPeekable ? definition.peek?.(requestContext, query) : undefined
  const list = useVisitActor(useIsLeft(), machine, { input: { query, cached, newRowId } })

  useEffect(() => list.send({ type: 'query.change', query }), [list, query])

  const goTo = (next: ListQuery, replace: boolean) => {
    const address = path + withView(next)
    const before = replace ? stepBefore() : path + withView(query)
    // Two consecutive history entries must not have the same URL, because Back would then do nothing.
    if (replace && before === address) history.back()
    else navigate(address, { replace, state: { before } })
  }
  useEmitted(list, 'query.requested', event => goTo(event.query, event.replace))
  useEmitted(list, 'page.outOfRange', ({ pages }) => {
    if (definition.beyondLastPage === undefined || query.filter !== undefined || hasDeletedRows()) {
      goTo({ ...list.getSnapshot().context.query, page: pages }, true)
    } else navigate(definition.beyondLastPage, { replace: true })
  })

  useUnsorted(list, () => goTo({ ...list.getSnapshot().context.query, sort: undefined }, true))
  useUnreadableFilters(unreadableConditions(search, definition.resource), () => goTo(query, true))

  return { list, noteRemoval }
}
