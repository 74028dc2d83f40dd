import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import { readListSearch, writeListSearch } from '#routing/list-search.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { useKeptAddress, useNewcomer, useShrinking } from './list-as-left.ts'
import type { ListDefinition } from './list-definition.ts'
import { knownSort } from './list-sort.ts'

/**
 * The list machine of a definition, kept in step with the address both ways: the address is the only home of page, page
 * size, search and sort. `noteRemoval` is for a row that was deleted: who comes back to a page that is gone with it stays in
 * the list. What was just made for the list is seen in it: see {@link useNewcomer}.
 */
export function useList<Row extends { id: string }>(definition: ListDefinition<Row>) {
  const api = useApi()
  const user = useUser()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const query = useMemo<ListQuery>(() => {
    const asked = readListSearch(search)
    return { ...asked, sort: knownSort(definition.columns, asked.sort), ...definition.query }
  }, [search, definition])
  const sought = useNewcomer(path)
  useKeptAddress(path, writeListSearch(query))
  const { hasShrunk, noteRemoval } = useShrinking(path)
  const [machine] = useState(() =>
    listMachine<Row>().provide({
      actors: {
        load: fromPromise<Page<Row>, { query: ListQuery }>(({ input, signal }) =>
          definition.load({ api, user }, input.query, signal),
        ),
        // Most lists come on show without anything new in them.
        seek: fromPromise<ListQuery, { query: ListQuery; id: string }>(async ({ input, signal }) => {
          const { placeOfRow } = await import('./place-of-row.ts')
          return placeOfRow(query => definition.load({ api, user }, query, signal), input.query, input.id)
        }),
      },
    }),
  )
  const list = useActorRef(machine, { input: { query, cached: definition.peek?.({ api, user }, query), sought } })

  useEffect(() => list.send({ type: 'query.change', query }), [list, query])

  const goTo = (next: ListQuery, replace: boolean) => navigate(path + writeListSearch(next), { replace })
  useEmitted(list, 'query.requested', event => goTo(event.query, event.replace))
  useEmitted(list, 'page.outOfRange', ({ pages }) => {
    if (definition.beyondLastPage === undefined || hasShrunk()) {
      goTo({ ...list.getSnapshot().context.query, page: pages }, true)
    } else navigate(definition.beyondLastPage, { replace: true })
  })

  return { list, noteRemoval }
}
