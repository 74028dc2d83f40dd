import { expect, test } from 'vitest'
import { readRows } from '#api/read-pages.ts'
import { countedAsSeen, countedExactly } from '#api/workarounds/page-counts.ts'
import type { ListQuery } from '#schemas/envelope.ts'

const query = { page: 1, pageSize: 2, searchTerm: '' }

/** A list of `rows` rows that the server reports as `count`, in pages of `pageSize`. */
function counting(rows: number, count: number, pageSize = 2) {
  const reads: number[] = []
  const ask = ({ page }: ListQuery) => {
    reads.push(page)
    const ids = Array.from({ length: rows }, (_, at) => `row-${at + 1}`).slice((page - 1) * pageSize, page * pageSize)
    const pages = Math.max(1, Math.ceil(count / pageSize))
    const pagination = { count, currentPage: page, nextPage: 1, previousPage: 1, pageSize, pages }
    return Promise.resolve({ items: ids.map(id => ({ id })), pagination })
  }
  return { ask, reads }
}

test.each([
  {
    what: 'counts that are right stay, also of a full last page',
    rows: 4,
    count: 4,
    page: 2,
    pages: 2,
    total: 4,
    reads: [2],
  },
  { what: 'more than is on show stays', rows: 5, count: 5, page: 1, pages: 3, total: 5, reads: [1] },
  { what: 'nothing counted of one page', rows: 1, count: 0, page: 1, pages: 1, total: 1, reads: [1] },
  { what: 'nothing counted of a full page', rows: 5, count: 0, page: 1, pages: 2, total: 4, reads: [1, 2] },
  { what: 'too little counted on a later page', rows: 5, count: 3, page: 2, pages: 3, total: 5, reads: [2, 3] },
  { what: 'a full page that is the last after all', rows: 2, count: 0, page: 1, pages: 1, total: 2, reads: [1, 2] },
  { what: 'a page beyond the last', rows: 2, count: 2, page: 7, pages: 1, total: 2, reads: [7] },
])('$what', async ({ rows, count, page, pages, total, reads }) => {
  const list = counting(rows, count)
  const answer = await countedExactly({ ...query, page }, list.ask)
  expect(answer.pagination).toMatchObject({ count: total, pages })
  expect(list.reads).toEqual(reads)
})

test('a full page with wrong counts might have a next page', async () => {
  const { ask } = counting(4, 0)
  expect(countedAsSeen(await ask({ ...query, page: 2 }), { ...query, page: 2 }).pagination).toMatchObject({
    count: 4,
    pages: 3,
  })
})

test('reads a list without counts to its end', async () => {
  const { ask, reads } = counting(250, 0, 100)
  const rows = await readRows(pageQuery => countedExactly(pageQuery, ask), {}, new AbortController().signal)
  expect(rows.items).toHaveLength(250)
  expect(new Set(reads)).toEqual(new Set([1, 2, 3]))
})

test('counts unreadable rows and keeps them on their page', () => {
  const pagination = { count: 0, currentPage: 1, nextPage: 1, previousPage: 1, pageSize: 2, pages: 1 }
  const unreadable = [{ id: 'b', name: null, createdAt: null, reason: 'createdAt is missing' }]
  expect(countedAsSeen({ items: [{ id: 'a' }], unreadable, pagination }, query)).toEqual({
    items: [{ id: 'a' }],
    unreadable,
    pagination: { ...pagination, count: 2, pages: 2 },
  })
})
