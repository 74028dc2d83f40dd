import type { Page } from '#schemas/envelope.ts'

/** Wraps a complete list as a single page. */
export const singlePage = <Row>(items: Row[]): Page<Row> => ({
  items,
  pagination: { count: items.length, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 },
})
