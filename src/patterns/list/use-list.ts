import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#actors/environment.tsx'
import { calledListMachine } from '#actors/list.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import type { ListChoices } from '#patterns/list/view/list-choices.ts'
import { writeListSearch } from '#routing/list-search.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { useNewRowId, useShrinking, useStoreListVisit } from './list-as-left.ts'
import type { ListDefinition } from './list-definition.ts'
import { queryOf } from './list-query.ts'

/**
 * The list machine of a definition, synchronised with the address, which alone holds page, page size, search and sort; what was chosen of its columns may add to what is preloaded. Call
 * `noteRemoval` when a row was deleted, so that a page that is gone with it leads to the last page of the list. A new row is
 * looked for and marked: see {@link useNewRowId}.
 */
export function useList<Row extends { id: string }>(definition: ListDefinition<Row>, chosen: ListChoices) {
  const api = useApi()
  const user = useUser()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const query = useMemo(() => queryOf(definition, search, chosen), [search, definition, chosen])
  const [asking] = useState(() => ({ api, user: () => Promise.resolve(user) }))
  const sought = useNewRowId(path)
  useStoreListVisit(path, writeListSearch(query))
  const { hasShrunk, noteRemoval } = useShrinking(path)
  const [machine] = useState(() =>
    calledListMachine<Row>({
      load: (asked, signal) => definition.load(asking, asked, signal),
      // Loaded on demand, as most lists have no new row to look for.
      seek: async (asked, id, signal) => {
        const { placeOfRow } = await import('./place-of-row.ts')
        return placeOfRow(page => definition.load(asking, page, signal), asked, id)
      },
    }),
  )
  const list = useMadeActor(machine, { input: { query, cached: definition.peek?.(asking, query), sought } })

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
