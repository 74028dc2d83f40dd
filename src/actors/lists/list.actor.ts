import { fromPromise } from 'xstate'
import { type Environment } from '#actors/environment.tsx'
import { ofSession } from '#actors/session/session-parts.ts'
import type { SortHabits } from '#api/leniencies/ignored-sort.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

type Load<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

const createSortHabits = (): SortHabits => new Map()

/** Returns true if the server is known to have the rows of a page in this order. */
export const isInServerOrder = (environment: Environment, resource: string, sort: string | undefined) =>
  sort === undefined || ofSession(environment, createSortHabits).get(`${resource}.${sort.replace('-', '')}`) === true

/** Reads pages in the order that is asked for, also from a server that ignores it. */
function loadingInOrder<Row extends { id: string }>(environment: Environment, resource: string, load: Load<Row>) {
  const habits = ofSession(environment, createSortHabits)
  const isIgnored = () => [...habits].some(([list, isSorting]) => list.startsWith(`${resource}.`) && !isSorting)
  let sorted: Promise<Load<Row>> | null = null
  return async (query: ListQuery, signal: AbortSignal): Promise<Page<Row>> => {
    if (query.sort === undefined) {
      const page = await load(query, signal)
      // Other pages might have newer rows, even if those of this page are the newest first.
      return page.pagination.pages > 1 && isIgnored() ? { ...page, isUnsorted: true } : page
    }
    // Loaded on demand: most lists are in the order of the server.
    sorted ??= import('#api/leniencies/ignored-sort.ts').then(({ sortedList }) => sortedList(resource, load, habits))
    return (await sorted)(query, signal)
  }
}

/** The list machine with its calls. */
export function calledListMachine<Row extends { id: string }>(
  environment: Environment,
  resource: string,
  load: Load<Row>,
) {
  const inOrder = loadingInOrder(environment, resource, load)
  return listMachine<Row>().provide({
    actors: {
      load: fromPromise<Page<Row>, { query: ListQuery }>(({ input: { query }, signal }) => inOrder(query, signal)),
      seek: fromPromise<ListQuery, { query: ListQuery; id: string }>(async ({ input: { query, id }, signal }) => {
        // Loaded on demand: most lists have no new row to look for.
        const { placeOfRow } = await import('./place-of-row.ts')
        return placeOfRow(inOrder, query, id, signal)
      }),
    },
  })
}
