import { fromPromise } from 'xstate'
import { type SiftedPage, siftMachine } from '#machines/sift/sift.machine.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

/** As many rows as servers give at once. */
const pageSize = 100

/** The machine that finds the rows of a list that fit, with the calls for its pages. `list` is read as it is, without a search. */
export const calledSiftMachine = <Row extends { id: string }>(
  list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>,
  query: Pick<ListQuery, 'preload'>,
  fits: (row: Row) => boolean,
) =>
  siftMachine<Row>().provide({
    actors: {
      readPage: fromPromise<SiftedPage<Row>, { page: number }>(async ({ input: { page }, signal }) => {
        const { items, pagination, unreadable } = await list({ page, pageSize, searchTerm: '', ...query }, signal)
        return { fitting: items.filter(fits), unreadable, pages: pagination.pages }
      }),
    },
  })
