import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'

/**
 * Corrects the counts of a page with the number of rows seen. If more rows were seen than counted, the counts are
 * wrong, and a full page might have a next page.
 *
 * Workaround: some servers count nothing. Others count rows that match a search in all columns but return rows that
 * match in any. Delete once `count` and `pages` are correct for every list and search.
 */
export function countedAsSeen<Row>(answer: Page<Row>, { page, pageSize }: ListQuery): Page<Row> {
  const { pagination } = answer
  const rows = rowCountOf(answer)
  if (rows === 0) return answer
  const seen = (page - 1) * pageSize + rows
  const mayGoOn = seen > pagination.count && rows >= pageSize
  const pages = Math.max(pagination.pages, mayGoOn ? page + 1 : page)
  return { ...answer, pagination: { ...pagination, count: Math.max(pagination.count, seen), pages } }
}

/** Returns {@link countedAsSeen}. If a next page is uncertain, sends a request to find out. */
export async function countedExactly<Row>(
  query: ListQuery,
  ask: (query: ListQuery) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const told = await ask(query)
  const page = countedAsSeen(told, query)
  if (page.pagination.pages <= Math.max(told.pagination.pages, query.page)) return page
  const rows = rowCountOf(await ask({ ...query, page: query.page + 1 }))
  const { pagination } = page
  const pages = rows === 0 ? query.page : pagination.pages
  return { ...page, pagination: { ...pagination, count: pagination.count + rows, pages } }
}
