import { describe, expect, test, vi } from 'vitest'
import { readPages, readRows } from '#api/read-pages.ts'
import { nothingRead, type PageRead, type PagesRead, readingStateOf, withPage } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { someProblem } from '#machines/fakes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { settled } from '../machines/support.ts'

const never = new AbortController().signal
type Row = { id: string }
type PendingRequest = {
  page: number
  signal: AbortSignal
  answer: (ids: string, count: number) => void
  fail: (problem: Problem) => void
}

/** A page with a row for each letter. */
const pageOf = (ids: string, { page = 1, pages = 1, count = 0 }): Page<Row> => ({
  items: ids.split('').map(id => ({ id })),
  pagination: { count, currentPage: page, nextPage: 1, previousPage: 1, pageSize: 100, pages },
})

/** Version of a list that does not change: the first row differs with the direction of the sort. */
const version = ({ sort = '' }: ListQuery) => Promise.resolve(pageOf(sort.startsWith('-') ? 'y' : 'z', {}))

/** A list with pages that the test resolves, and the pages that were yielded. */
function waiting(pages: number, options: Parameters<typeof readPages>[2] = {}) {
  const requests: PendingRequest[] = []
  const list = (query: ListQuery, signal: AbortSignal) => {
    const { page, pageSize } = query
    if (pageSize === 1) return version(query)
    const { promise, resolve, reject } = Promise.withResolvers<Page<Row>>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    requests.push({ page, signal, answer: (ids, count) => resolve(pageOf(ids, { page, pages, count })), fail: reject })
    return promise
  }
  const yielded: PageRead<Row>[] = []
  const reading = (async () => {
    for await (const page of readPages(list, {}, options)) yielded.push(page)
  })()
  return {
    requests,
    reading,
    requestedPages: () => requests.map(({ page }) => page),
    /** Yielded page numbers and their rows. */
    yielded: () => yielded.map(({ page, items }) => `${page}${items.map(({ id }) => id).join('')}`),
    yieldedPages: yielded,
    answer: async (at: number, ids: string, count: number) => {
      requests[at]?.answer(ids, count)
      await settled()
    },
  }
}

/** A list that returns the n-th list of pages in the n-th pass, with the given counts. */
function changing(...readings: ReadonlyArray<ReadonlyArray<readonly [ids: string, count: number]>>) {
  const queries: ListQuery[] = []
  const list = (query: ListQuery) => {
    // The version is unknown, as on servers that do not sort.
    if (query.pageSize === 1) return Promise.resolve(pageOf('z', {}))
    const at = queries.filter(({ page }) => page === query.page).length
    const reading = readings[at] ?? readings.at(-1) ?? []
    queries.push(query)
    const [ids, count] = reading[query.page - 1] ?? ['', 0]
    return Promise.resolve(pageOf(ids, { page: query.page, pages: reading.length, count }))
  }
  const ids = async () => (await readRows(list, {}, never)).items.map(({ id }) => id).join('')
  return { list, ids, queries, requestedPages: () => queries.map(({ page }) => page) }
}

/** A list of three pages, each of which reports only the next page. */
const growing = (query: ListQuery) =>
  query.pageSize === 1
    ? version(query)
    : Promise.resolve(pageOf('abc'.charAt(query.page - 1), { page: query.page, pages: Math.min(query.page + 1, 3) }))

test('reads a list of one page with one request', async () => {
  const { list, queries } = changing([['ab', 2]])
  const rows = { items: [{ id: 'a' }, { id: 'b' }], unreadable: [], isCertain: true }
  expect(await readRows(list, { sort: 'name', page: 7, pageSize: 10 }, never)).toEqual(rows)
  expect(queries).toEqual([{ page: 1, pageSize: 100, searchTerm: '', sort: 'name' }])
})

describe('Concurrency', () => {
  test('is 1 by default, without early requests', async () => {
    const { list, requestedPages } = changing([
      ['a', 3],
      ['b', 3],
      ['c', 3],
    ])
    for await (const { page } of readPages(list, {})) if (page === 2) break
    expect(requestedPages()).toEqual([1, 2])
  })

  test('applies from the second page, after the first reports the count', async () => {
    const { requestedPages, answer, yielded } = waiting(7, { concurrency: 4 })
    expect(requestedPages()).toEqual([1])
    await answer(0, 'a', 7)
    expect(requestedPages()).toEqual([1, 2, 3, 4, 5])
    await answer(3, 'd', 7)
    expect(requestedPages()).toEqual([1, 2, 3, 4, 5, 6])
    expect(yielded()).toEqual(['1a', '4d'])
  })

  test('does not change the order of the rows', async () => {
    const { requests, ...list } = waiting(2, { concurrency: 2 })
    await list.answer(0, 'a', 3)
    expect(requests).toHaveLength(2)
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const rows = readRows(
      async query => {
        const { page, pageSize } = query
        if (pageSize === 1) return version(query)
        await gates[page - 1]?.promise
        return pageOf(['ab', 'cd', 'ef'][page - 1] ?? '', { page, pages: 3, count: 6 })
      },
      {},
      never,
    )
    for (const gate of [0, 2, 1]) {
      gates[gate]?.resolve()
      await settled()
    }
    expect((await rows).items.map(({ id }) => id).join('')).toBe('abcdef')
  })
})

describe('List that changes during reading', () => {
  test('has no duplicate rows in a pass', async () => {
    const { list } = changing([
      ['ab', 4],
      ['bc', 4],
      ['d', 4],
    ])
    const found: string[] = []
    for await (const { page, items } of readPages(list, {})) {
      found.push(...items.map(({ id }) => id))
      if (page === 3) break
    }
    expect(found).toEqual(['a', 'b', 'c', 'd'])
  })

  test('is read further if a later page reports more pages', async () => {
    expect((await readRows(growing, {}, never)).items).toHaveLength(3)
  })

  test('needs one more request for page 1 if its version stays the same', async () => {
    const { answer, requests, reading, requestedPages } = waiting(2)
    await answer(0, 'ab', 3)
    await answer(1, 'c', 3)
    await answer(2, 'ab', 3)
    await reading
    expect(requests).toHaveLength(3)
    expect(requestedPages()).toEqual([1, 2, 1])
  })

  test('is read again if page 1 changed', async () => {
    const { answer, reading, requestedPages, yielded } = waiting(2)
    await answer(0, 'ab', 3)
    await answer(1, 'c', 3)
    await answer(2, 'nab', 4)
    await answer(3, 'c', 4)
    await answer(4, 'nab', 4)
    await reading
    expect(requestedPages()).toEqual([1, 2, 1, 2, 1])
    expect(yielded()).toEqual(['1ab', '2c', '1nab', '2c', '1nab'])
  })

  test('is read twice if the server has no version', async () => {
    const { ids, requestedPages } = changing([
      ['ab', 3],
      ['c', 3],
    ])
    expect(await ids()).toBe('abc')
    expect(requestedPages()).toEqual([1, 2, 1, 2])
  })

  test('has the rows of the last pass', async () => {
    const { ids } = changing(
      [
        ['xab', 4],
        ['c', 3],
      ],
      [
        ['nab', 4],
        ['c', 4],
      ],
    )
    expect(await ids()).toBe('nabc')
  })

  test('ends after three passes that differ', async () => {
    const passes = ['a', 'b', 'c', 'd', 'e'].map(id => [[id, 2] as const, ['z', 2] as const])
    const { list, requestedPages } = changing(...passes)
    let read: PagesRead<PageRead<Row>> = nothingRead
    for await (const page of readPages(list, {})) read = withPage(read, page)
    expect(readingStateOf(read)).toBe('changing')
    expect(requestedPages()).toEqual([1, 2, 1, 2, 1, 2, 1])
    expect(await readRows(changing(...passes).list, {}, never)).toMatchObject({ isCertain: false })
  })

  test('has each unreadable row once', async () => {
    const unreadable = [{ id: 'c', name: null, createdAt: null, reason: 'createdAt is missing' }]
    const list = (query: ListQuery) =>
      query.pageSize === 1
        ? version(query)
        : Promise.resolve({
            ...pageOf(query.page === 2 ? '' : `${query.page}`, { page: query.page, pages: 3, count: 3 }),
            ...(query.page === 1 ? {} : { unreadable }),
          })
    expect(await readRows(list, {}, never)).toEqual({ items: [{ id: '1' }, { id: '3' }], unreadable, isCertain: false })
  })
})

describe('Failed page', () => {
  const problem = someProblem('forbidden')

  test('ends the reading after pending pages complete', async () => {
    const { requests, reading, answer, yielded } = waiting(9, { concurrency: 4 })
    await answer(0, 'a', 9)
    const ended = reading.catch((error: unknown) => error)
    requests[2]?.fail(problem)
    await settled()
    for (const at of [1, 3, 4]) await answer(at, 'abcde'.charAt(at), 9)
    expect(await ended).toBe(problem)
    expect(requests).toHaveLength(5)
    expect(yielded()).toEqual(['1a', '2b', '4d', '5e'])
  })

  test('is reported, and the others are read if configured', async () => {
    const onFailure = vi.fn<(page: number, failed: Problem) => void>()
    const { requests, reading, answer, yielded } = waiting(3, { onFailure, goesOn: true })
    await answer(0, 'a', 3)
    requests[1]?.fail(problem)
    await settled()
    await answer(2, 'c', 3)
    await reading
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(2, problem)
    expect(yielded()).toEqual(['1a', '3c'])
    expect(requests).toHaveLength(3)
  })
})

describe('Aborted reading', () => {
  test('aborts pending requests and rejects with the reason', async () => {
    const calling = new AbortController()
    const { requests, reading, answer } = waiting(3, {
      signal: calling.signal,
      concurrency: 2,
      onFailure: () => undefined,
    })
    await answer(0, 'a', 3)
    const reason = new Error('Stopped')
    calling.abort(reason)
    await expect(reading).rejects.toBe(reason)
    expect(requests.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  test('resumes with the remaining pages and known rows', async () => {
    const first = changing([
      ['ab', 5],
      ['cd', 5],
      ['e', 5],
    ])
    let read: PagesRead<PageRead<Row>> = nothingRead
    for await (const page of readPages(first.list, {})) {
      read = withPage(read, page)
      if (page.page === 2) break
    }
    const { requestedPages, answer, yielded } = waiting(3, { read })
    await answer(0, 'de', 5)
    expect(yielded()).toEqual(['3e'])
    expect(requestedPages()).toEqual([3, 1])
  })
})
