import { fromPromise } from 'xstate'
import { listMachine } from '#machines/list/list.machine.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

/** The calls of a list. */
export type ListCalls<Row> = {
  load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** The query for the page that shows the row with this id, or for the first page of the list where it is not found. */
  seek: (query: ListQuery, id: string, signal: AbortSignal) => Promise<ListQuery>
}

/** The list machine with its calls. */
export const calledListMachine = <Row extends { id: string }>({ load, seek }: ListCalls<Row>) =>
  listMachine<Row>().provide({
    actors: {
      load: fromPromise<Page<Row>, { query: ListQuery }>(async ({ input: { query }, signal }) => {
        if (query.sort === undefined) return load(query, signal)
        // Loaded on demand, as most lists are in the order of the server.
        const [page, { withOrder }] = await Promise.all([load(query, signal), import('#api/leniencies/row-order.ts')])
        return withOrder(page, query.sort)
      }),
      seek: fromPromise<ListQuery, { query: ListQuery; id: string }>(({ input, signal }) =>
        seek(input.query, input.id, signal),
      ),
    },
  })
