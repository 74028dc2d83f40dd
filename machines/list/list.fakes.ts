import { fromCallback } from 'xstate'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ListEvent } from './list.types.ts'

/** Returns the requested page of the rows that match a search (`hits`). */
export function somePage<Row>(hits: readonly Row[], { page, pageSize }: ListQuery): Page<Row> {
  const pages = Math.max(1, Math.ceil(hits.length / pageSize))
  return {
    items: hits.slice((page - 1) * pageSize, page * pageSize),
    pagination: {
      count: hits.length,
      currentPage: page,
      nextPage: Math.min(page + 1, pages),
      pageSize,
      pages,
      previousPage: Math.max(page - 1, 1),
    },
  }
}

/**
 * Fakes for `listMachine<Row>().provide({ actors })`. `load` returns pages of matching `rows`. `seek` returns the query
 * changed by `place`; by default, page 1 without a search. `follow` sends nothing.
 */
export function listFakes<Row extends { id: string }>({
  rows,
  fits = () => true,
  place,
  ...script
}: Script<'load' | 'seek'> & {
  rows: readonly Row[]
  fits?: (row: Row, searchTerm: string) => boolean
  place?: Partial<ListQuery>
}) {
  const { fake, calls } = fakeActors<'load' | 'seek'>(script)
  return {
    calls,
    actors: {
      load: fake<Page<Row>, { query: ListQuery }>('load', ({ query }) => {
        const hits = rows.filter(row => fits(row, query.searchTerm))
        return somePage(hits, query)
      }),
      follow: fromCallback<ListEvent<Row>, { query: ListQuery }>(() => undefined),
      seek: fake<ListQuery, { query: ListQuery; id: string }>('seek', ({ query }) => ({
        ...query,
        page: 1,
        searchTerm: '',
        ...place,
      })),
    },
  }
}
