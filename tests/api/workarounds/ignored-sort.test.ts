import { expect, test } from 'vitest'
import { type SortHabits, sortedList } from '#api/workarounds/ignored-sort.ts'
import type { ListQuery } from '#schemas/envelope.ts'

const never = new AbortController().signal
const query = { page: 1, pageSize: 2, searchTerm: '' }

/** A list of names on a server that sorts or ignores `sort`. `count` is the reported total. */
function serverWith(names: readonly string[], { isSorting = false, count = names.length } = {}) {
  const queries: ListQuery[] = []
  const habits: SortHabits = new Map()
  const read = sortedList(
    'users',
    (one: ListQuery) => {
      queries.push(one)
      const { page, pageSize, sort } = one
      const rows = sort === undefined || !isSorting ? names : names.toSorted()
      const ordered = isSorting && sort?.startsWith('-') ? rows.toReversed() : rows
      const pages = Math.max(1, Math.ceil(count / pageSize))
      const items = ordered.slice((page - 1) * pageSize, page * pageSize).map(name => ({ id: name, name }))
      return Promise.resolve({
        items,
        pagination: { count, pages, pageSize, currentPage: page, nextPage: 1, previousPage: 1 },
      })
    },
    habits,
  )
  const namesOf = async (more: Partial<ListQuery>) =>
    (await read({ ...query, ...more }, never)).items.map(({ name }) => name)
  return { queries, read, namesOf }
}

test('sorts an unsorted list of one page', async () => {
  const { namesOf, queries } = serverWith(['b', 'a'])
  expect(await namesOf({ sort: 'name' })).toEqual(['a', 'b'])
  expect(queries).toHaveLength(1)
})

test('reads a list of several pages once and serves sorted pages from it', async () => {
  const { namesOf, queries } = serverWith(['d', 'b', 'a', 'c', 'e'])
  expect(await namesOf({ sort: 'name' })).toEqual(['a', 'b'])
  const calls = queries.length
  expect(await namesOf({ sort: 'name', page: 3 })).toEqual(['e'])
  expect(await namesOf({ sort: '-name' })).toEqual(['e', 'd'])
  expect(queries.length).toBe(calls + 2)
})

test('reads the list again if a page is requested again', async () => {
  const names = ['d', 'b', 'a']
  const { namesOf } = serverWith(names)
  await namesOf({ sort: 'name' })
  names.splice(2, 1, 'c')
  expect(await namesOf({ sort: 'name' })).toEqual(['b', 'c'])
})

test('sorts a list with a first page that is sorted by chance', async () => {
  const { namesOf } = serverWith(['b', 'c', 'a'])
  expect(await namesOf({ sort: 'name' })).toEqual(['a', 'b'])
})

test('checks sort support once per column, then requests only pages', async () => {
  const { namesOf, queries } = serverWith(['b', 'c', 'a'], { isSorting: true })
  expect(await namesOf({ sort: 'name' })).toEqual(['a', 'b'])
  expect(queries.slice(1).map(({ sort, pageSize }) => [sort, pageSize])).toEqual([
    ['name', 1],
    ['-name', 1],
  ])
  expect(await namesOf({ sort: 'name', page: 2 })).toEqual(['c'])
  expect(queries).toHaveLength(4)
})

test('marks a page of a very long list as unsorted', async () => {
  const { read, queries } = serverWith(['b', 'a', 'c'], { count: 5001 })
  expect(await read({ ...query, sort: 'name' }, never)).toMatchObject({ isUnsorted: true })
  expect(queries).toHaveLength(1)
})

test('sends no further requests without a sort', async () => {
  const { namesOf, queries } = serverWith(['b', 'a', 'c'])
  expect(await namesOf({})).toEqual(['b', 'a'])
  expect(queries).toHaveLength(1)
})
