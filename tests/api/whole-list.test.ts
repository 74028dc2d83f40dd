import { expect, test } from 'vitest'
import { wholeList } from '#api/whole-list.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { settled } from '../machines/support.ts'

const never = new AbortController().signal

/** A list of pages with these ids; `gates` hold up all pages but the first. */
function listOf(...pages: ReadonlyArray<readonly string[]>) {
  const asked: ListQuery[] = []
  const gates: Array<() => void> = []
  const list = async (query: ListQuery) => {
    asked.push(query)
    if (query.page > 1) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.push(resolve)
      await promise
    }
    const items = (pages[query.page - 1] ?? []).map(id => ({ id }))
    const page = { count: 0, currentPage: query.page, nextPage: 1, previousPage: 1, pageSize: 100, pages: pages.length }
    return { items, pagination: page }
  }
  return { list, asked, gates }
}

test('A list of one page is read with one call', async () => {
  const { list, asked } = listOf(['a', 'b'])
  expect(await wholeList(list, { sort: 'name' }, never)).toEqual({ items: [{ id: 'a' }, { id: 'b' }], unreadable: [] })
  expect(asked).toEqual([{ page: 1, pageSize: 100, searchTerm: '', sort: 'name' }])
})

test('Further pages are read four at once, in their order, and a row that has moved to another page counts once', async () => {
  const { list, asked, gates } = listOf(['a'], ['b'], ['c', 'b'], ['d'], ['e'], ['f'], ['g'])
  const reading = wholeList(list, {}, never)
  await settled()
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5])
  for (let answered = 0; answered < 6; answered += 1) {
    gates[answered]?.()
    await settled()
  }
  expect((await reading).items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

test('A row that moved while pages were read is found when they are read once more', async () => {
  const orders = [
    [['a'], ['b'], ['b']],
    [['a'], ['b'], ['c']],
  ]
  let readings = 0
  const list = ({ page }: ListQuery) => {
    if (page === 1) readings += 1
    const items = (orders[readings - 1]?.[page - 1] ?? []).map(id => ({ id }))
    const pagination = { count: 3, currentPage: page, nextPage: 1, previousPage: 1, pageSize: 1, pages: 3 }
    return Promise.resolve({ items, pagination })
  }
  expect((await wholeList(list, {}, never)).items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(readings).toBe(2)
})

test('rows that cannot be read are handed on, each once, and the list is read on and only once', async () => {
  const unreadable = [{ id: 'c', name: null, createdAt: null, reason: 'createdAt is missing' }]
  const asked: number[] = []
  const list = ({ page }: ListQuery) => {
    asked.push(page)
    const items = page === 2 ? [] : [{ id: `row-${page}` }]
    const pagination = { count: 3, currentPage: page, nextPage: 1, previousPage: 1, pageSize: 1, pages: 3 }
    return Promise.resolve({ items, pagination, ...(page === 1 ? {} : { unreadable }) })
  }
  expect(await wholeList(list, {}, never)).toEqual({ items: [{ id: 'row-1' }, { id: 'row-3' }], unreadable })
  expect(asked).toEqual([1, 2, 3])
})

test('What a page fails with, the whole fails with', async () => {
  const failure = new Error('No connection')
  await expect(wholeList(() => Promise.reject(failure), {}, never)).rejects.toBe(failure)
})
