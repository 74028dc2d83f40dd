import { expect, test } from 'vitest'
import { forgivingList } from '#api/workarounds/forgiving-list.ts'
import type { ListQuery } from '#schemas/envelope.ts'

type Row = { id: string; buyer: { id: string; name: string }; materials: Array<{ material: { name: string } }> }

const names: Readonly<Record<number, string>> = { 7: 'Copper', 8: 'GW 53-02', 9: '4.9481', 10: 'مستودع ٢' }
const rows = Array.from({ length: 130 }, (_, at): Row => {
  const name = at % 50 === 0 ? 'Kasi Recyclers' : 'Umhlanga Metals'
  return {
    id: `row-${at}`,
    buyer: { id: 'kasi', name },
    materials: [{ material: { name: names[at] ?? 'PET' } }],
  }
})
const query = { page: 1, pageSize: 2, searchTerm: '', preload: ['buyer'], sort: 'buyer' }
const never = new AbortController().signal

/** A server that searches or ignores terms, and reports the given count. */
function server({ searches, count }: { searches: boolean; count?: number }) {
  const queries: ListQuery[] = []
  const ask = (request: ListQuery) => {
    queries.push(request)
    const { page, pageSize, searchTerm } = request
    const hits = searches ? rows.filter(row => JSON.stringify(row).includes(searchTerm)) : rows
    const items = hits.slice((page - 1) * pageSize, page * pageSize)
    const counted = count ?? hits.length
    const pages = Math.max(1, Math.ceil(counted / pageSize))
    return Promise.resolve({
      items,
      pagination: { count: counted, currentPage: page, nextPage: 1, pages, pageSize, previousPage: 1 },
    })
  }
  return {
    queries,
    find: (searchTerm: string, more = {}) => forgivingList()({ ...query, searchTerm, ...more }, ask, never),
  }
}

test('sends one request to a server that searches', async () => {
  const { queries, find } = server({ searches: true })
  expect((await find('Copper')).items.map(({ id }) => id)).toEqual(['row-7'])
  expect(queries).toHaveLength(1)
})

test.each([
  ['٥٣-٠٢', 'row-8'],
  ['５３－０２', 'row-8'],
  ['۴٫۹۴۸۱', 'row-9'],
  ['4,9481', 'row-9'],
  ['٢', 'row-10'],
])('finds figures in other digits and with a decimal comma: %s', async (term, id) => {
  for (const searches of [true, false]) {
    const { find } = server({ searches })
    expect((await find(term, { pageSize: 100 })).items.map(row => row.id)).toContain(id)
  }
})

test.each([
  ['kasi', 1, ['row-0', 'row-50'], 3],
  ['kasi', 2, ['row-100'], 3],
  ['copper', 1, ['row-7'], 1],
  ['qqxzqx', 1, [], 0],
])('searches an unfiltered list client-side: %s, page %i', async (term, page, ids, count) => {
  const { find, queries } = server({ searches: false })
  const found = await find(term, { page })
  expect(found.items.map(({ id }) => id)).toEqual(ids)
  expect(found.pagination).toMatchObject({ count, pages: Math.max(1, Math.ceil(count / 2)) })
  const reads = queries.slice(2).filter(({ sort }) => sort === 'buyer')
  expect(reads.map(({ searchTerm, preload, sort }) => ({ searchTerm, preload, sort }))).toEqual(
    [1, 2, 1, 2].map(() => ({ searchTerm: '', preload: ['buyer'], sort: 'buyer' })),
  )
})

test('leaves a search of columns to the server', async () => {
  const { find, queries } = server({ searches: false })
  expect((await find('qqxzqx', { searchColumn: ['name'] })).items).toHaveLength(2)
  expect(queries).toHaveLength(1)
})

test('reports a list that is too long for client-side search', async () => {
  const { find } = server({ searches: false, count: 6000 })
  await expect(find('qqxzqx')).rejects.toMatchObject({ kind: 'invalid', title: 'Search not available' })
})
