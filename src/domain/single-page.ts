import type { Page } from '#schemas/envelope.ts'

/** Returns a page that contains a complete list. */
export const singlePage = <Row>(items: Row[]): Page<Row> => ({
  items,
  pagination: { count: items.length, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 },
})
