import type { Page } from '#schemas/envelope.ts'

/** Rows that are known without a call, as their only page. */
export const wholePage = <Row>(items: Row[]): Page<Row> => ({
  items,
  pagination: { count: items.length, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 },
})
