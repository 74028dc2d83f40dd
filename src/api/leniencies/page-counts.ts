import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'

/**
 * A page of a list whose counts its own rows do not belie: it is one of the pages, and there are as many rows as were seen. Where
 * more were seen than are counted, the counts are not to be trusted, and a full page may have a next one.
 *
 * The difference: some servers count nothing, or count what has the term in every column of a search and answer with what has it in
 * any. It can go once `count` and `pages` of each list and search are those of its rows.
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

/** The same, where it is worth a call to know whether a page that may have a next one has it. */
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
