import { describe, expect, test } from 'vitest'
import { findRowPage } from '#actors/lists/find-row-page.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

const never = new AbortController().signal
const query: ListQuery = { page: 3, pageSize: 10, searchTerm: '', searchColumn: ['name'] }

/** Returns a fake server with `count` rows. A search finds the first seven rows; a page has at most `most` rows. */
function serverOf(count: number, most = 100) {
  const queries: ListQuery[] = []
  const load = ({ ...wanted }: ListQuery): Promise<Page<{ id: string }>> => {
    queries.push(wanted)
    const all = Array.from({ length: wanted.searchTerm ? 7 : count }, (_, index) => ({ id: String(index + 1) }))
    if (wanted.sort) all.reverse()
    const pageSize = Math.min(wanted.pageSize, most)
    const pages = Math.max(1, Math.ceil(all.length / pageSize))
    const items = all.slice((wanted.page - 1) * pageSize, wanted.page * pageSize)
    const pagination = { count: all.length, currentPage: wanted.page, nextPage: 1, pageSize, pages, previousPage: 1 }
    return Promise.resolve({ items, pagination })
  }
  return { load, queries }
}

describe('page of a row', () => {
  test('finds the page of a row', async () => {
    const { load, queries } = serverOf(380)
    expect(await findRowPage(load, query, '237', never)).toEqual({ ...query, page: 24 })
    expect(queries.map(({ page, pageSize }) => [page, pageSize])).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
    ])
  })

  test('uses the received page size if the server sends fewer rows', async () => {
    const { load } = serverOf(80, 20)
    expect(await findRowPage(load, query, '41', never)).toEqual({ ...query, page: 5 })
  })

  test('keeps a matching search and drops any other', async () => {
    const searched = { ...query, searchTerm: 'a' }
    expect(await findRowPage(serverOf(30).load, searched, '7', never)).toEqual({ ...searched, page: 1 })
    expect(await findRowPage(serverOf(30).load, searched, '8', never)).toEqual({ ...query, page: 1 })
  })

  test('keeps the order and tries the server’s order last', async () => {
    const sorted = { ...query, sort: '-name' }
    expect(await findRowPage(serverOf(300).load, sorted, '1', never)).toEqual({ ...sorted, page: 30 })
    expect(await findRowPage(serverOf(3000).load, sorted, '1', never)).toEqual({ ...query, page: 1, sort: undefined })
  })

  test('returns the first page if the first 500 rows lack the row', async () => {
    const { load, queries } = serverOf(100_000)
    expect(await findRowPage(load, query, '501', never)).toEqual({ ...query, page: 1, sort: undefined })
    expect(queries).toHaveLength(5)
  })
})
