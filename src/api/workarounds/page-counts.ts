import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'

/**
 * Increases the row and page counts of a response if more rows were seen than counted. If this page is full, the page
 * count includes a possible next page.
 *
 * Workaround: some servers send no counts. For a search over several columns, other servers return rows that match in
 * any column, but count only rows that match in every column. Delete once `count` and `pages` are correct for every
 * list and search.
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

/** Corrects the counts like {@link countedAsSeen}, but requests the next page if its existence is uncertain. */
export async function countedExactly<Row>(
  query: ListQuery,
  ask: (query: ListQuery) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const answered = await ask(query)
  const page = countedAsSeen(answered, query)
  if (page.pagination.pages <= Math.max(answered.pagination.pages, query.page)) return page
  const rows = rowCountOf(await ask({ ...query, page: query.page + 1 }))
  const { pagination } = page
  const pages = rows === 0 ? query.page : pagination.pages
  return { ...page, pagination: { ...pagination, count: pagination.count + rows, pages } }
}
