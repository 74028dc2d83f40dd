import { fromCallback, fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import { type SortHabits, sortedList } from '#api/workarounds/ignored-sort.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import type { ListEvent } from '#machines/list/list.types.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { FilteredList } from './filter/filtered-list.ts'
import { findRowPage } from './find-row-page.ts'

type Load<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

const createSortHabits = (): SortHabits => new Map()

/** True if `sort` is undefined, or the server is known to support this order. */
export const isInServerOrder = (environment: Environment, resource: string, sort: string | undefined) =>
  sort === undefined ||
  sessionService(environment, createSortHabits).get(`${resource}.${sort.replace('-', '')}`) === true

/** Returns a `load` function that sorts the rows client-side if the server ignores the requested order. */
function loadingInOrder<Row extends { id: string }>(environment: Environment, resource: string, load: Load<Row>) {
  const habits = sessionService(environment, createSortHabits)
  const isIgnored = () => [...habits].some(([list, isSorting]) => list.startsWith(`${resource}.`) && !isSorting)
  const sorted = sortedList(resource, load, habits)
  return async (query: ListQuery, signal: AbortSignal): Promise<Page<Row>> => {
    if (query.sort === undefined) {
      const page = await load(query, signal)
      // `isUnsorted`: other pages might contain newer rows, even if this page is sorted.
      return page.pagination.pages > 1 && isIgnored() ? { ...page, isUnsorted: true } : page
    }
    return sorted(query, signal)
  }
}

/** Part of the client-side filter that the list machine uses. */
type Filtered<Row extends { id: string }> = Pick<FilteredList<Row>, 'load' | 'follow'>

/** Returns the list machine with its calls. `openFiltered` opens the client-side filter of the list. */
export function calledListMachine<Row extends { id: string }>(
  environment: Environment,
  resource: string,
  load: Load<Row>,
  openFiltered: (() => Promise<Filtered<Row>>) | undefined,
) {
  const loadInOrder = loadingInOrder(environment, resource, load)
  const inOrder: Load<Row> = async (query, signal) =>
    openFiltered && query.filter !== undefined ? (await openFiltered()).load(query, signal) : loadInOrder(query, signal)
  return listMachine<Row>().provide({
    actors: {
      load: fromPromise<Page<Row>, { query: ListQuery }>(({ input: { query }, signal }) => inOrder(query, signal)),
      follow: fromCallback<ListEvent<Row>, { query: ListQuery }>(({ input: { query }, sendBack }) => {
        if (!openFiltered || query.filter === undefined) return
        const leaving = new AbortController()
        const onUpdate = (page: Page<Row> | null) =>
          sendBack(page ? { type: 'rows.found', page } : { type: 'rows.changed' })
        async function follow(open: () => Promise<Filtered<Row>>) {
          const filtered = await open()
          if (!leaving.signal.aborted) filtered.follow(query, onUpdate, leaving.signal)
        }
        void follow(openFiltered)
        return () => leaving.abort()
      }),
      seek: fromPromise<ListQuery, { query: ListQuery; id: string }>(({ input: { query, id }, signal }) =>
        findRowPage(inOrder, query, id, signal),
      ),
    },
  })
}
