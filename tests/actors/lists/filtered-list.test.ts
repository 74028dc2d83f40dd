import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Environment } from '#actors/environment.tsx'
import { createFilteredList } from '#actors/lists/filter/filtered-list.ts'
import { someProblem } from '#machines/fakes.ts'
import { somePage } from '#machines/list/list.fakes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

type User = { id: string; type: 'business' | 'collector' }

const userOf = (id: string, type: User['type']): User => ({ id, type })
/** 500 users on five pages of a reading. Collectors are on pages 1, 3 and 5. */
const someUsers = () =>
  Array.from({ length: 500 }, (_, index) =>
    userOf(`${index}`, [2, 205, 206, 499].includes(index) ? 'collector' : 'business'),
  )
const collectors: ListQuery = { page: 1, pageSize: 10, searchTerm: '', sort: undefined, filter: 'type=collector' }

/** Opens a list of users. The test answers its requests. */
function openUsers() {
  const requests: Array<{ page: number; answer: () => void; fail: () => void; signal: AbortSignal }> = []
  const rows = someUsers()
  const environment = {
    now: () => Date.now(),
    session: { getSnapshot: () => ({ context: { suspended: null, user: null } }) },
  } as unknown as Environment
  const list = createFilteredList<User>(environment, {
    resource: 'users',
    tests: {
      rows: {
        type:
          value =>
          ({ type }) =>
            type === value,
      },
    },
    timeOf: undefined,
    list(query, signal) {
      // The version of the list: its latest and its earliest change.
      if (query.sort?.endsWith('updatedAt')) {
        return Promise.resolve(somePage(query.sort.startsWith('-') ? rows : rows.toReversed(), query))
      }
      const { promise, resolve, reject } = Promise.withResolvers<Page<User>>()
      const answer = () => resolve(somePage(rows, query))
      requests.push({ page: query.page, signal, answer, fail: () => reject(someProblem('network')) })
      return promise
    },
  })
  const over = new AbortController()
  onTestFinished(() => void list.actor.stop())
  return {
    list,
    rows,
    over,
    /** Pages of the requests since the last answers. */
    requested: () => requests.filter(({ signal }) => !signal.aborted).map(({ page }) => page),
    /** Answers the pending requests, in the order of their pages. */
    async answer() {
      for (const request of requests.splice(0).toSorted((one, other) => one.page - other.page)) request.answer()
      await settled()
    },
    async fail() {
      for (const request of requests.splice(0)) request.fail()
      await settled()
    },
    /** Answers all pending and future requests. */
    async answerAll() {
      while (requests.length > 0) await this.answer()
    },
  }
}

/** Waits until promises and tasks without a delay have run. */
const settled = () => vi.advanceTimersByTimeAsync(1)

const idsOf = (page: Page<User> | null) => page && page.items.map(({ id }) => id)

/**
 * Loads a query and then follows it, as lists do. `updates` has the ids of each update; null if the list must load
 * again.
 */
function show({ list, over }: ReturnType<typeof openUsers>, query = collectors, leaving = over) {
  const updates: Array<string[] | null> = []
  const loading = list.load(query, leaving.signal).then(page => {
    list.follow(query, update => updates.push(idsOf(update)), leaving.signal)
    return page
  })
  return { updates, loading }
}

/** Opens a list of collectors, and answers its first request or all. */
async function showCollectors(answer: 'answer' | 'answerAll', leaving?: AbortController) {
  const users = openUsers()
  const { updates } = show(users, collectors, leaving)
  await settled()
  await users[answer]()
  return { users, updates }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('returns a page when it has its first row, then sends further rows at most every 200 ms', async () => {
  const users = openUsers()
  const { updates, loading } = show(users)
  await settled()
  expect(users.requested()).toEqual([1])
  await users.answer()
  const page = await loading
  expect(idsOf(page)).toEqual(['2'])
  expect(page.filtered?.isComplete).toBe(false)

  await users.answerAll()
  expect(updates).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(updates).toEqual([['2', '205', '206', '499']])
  expect(users.list.pageOf(collectors).filtered?.isComplete).toBe(true)
})

test('reads until it finds a row', async () => {
  const users = openUsers()
  users.rows.splice(0, users.rows.length, ...someUsers().toSorted((one, other) => one.type.localeCompare(other.type)))
  const loading = users.list.load(collectors, users.over.signal)
  await settled()
  await users.answer()
  expect(users.requested()).toEqual([2, 3, 4, 5])
  await users.answerAll()
  expect(idsOf(await loading)).toEqual(['2', '205', '206', '499'])
})

test('returns a page without rows after all pages', async () => {
  const users = openUsers()
  const loading = users.list.load({ ...collectors, filter: 'type=system' }, users.over.signal)
  await settled()
  await users.answerAll()
  expect(await loading).toMatchObject({ items: [], filtered: { isComplete: true } })
})

test('rejects if the reading fails before it finds a row, and continues with the next load', async () => {
  const users = openUsers()
  const loading = users.list.load(collectors, users.over.signal).catch(({ kind }) => kind)
  await settled()
  await users.fail()
  expect(await loading).toBe('network')
  const retried = users.list.load(collectors, users.over.signal)
  await settled()
  await users.answerAll()
  expect(idsOf(await retried)).toContain('2')
})

test('keeps the rows that it found if the reading fails later', async () => {
  const { users } = await showCollectors('answer')
  await users.fail()
  expect(users.list.actor.getSnapshot().hasTag('failed')).toBe(true)
  expect(idsOf(users.list.pageOf(collectors))).toEqual(['2'])
})

test('other filters, pages and orders of a search read nothing again for five minutes', async () => {
  const { users } = await showCollectors('answerAll')
  const others = await users.list.load({ ...collectors, page: 2, filter: 'type=business' }, users.over.signal)
  expect(others).toMatchObject({ pagination: { count: 496, currentPage: 2, pages: 50 } })
  expect(users.requested()).toEqual([])

  await vi.advanceTimersByTimeAsync(5 * 60_000)
  void users.list.load(collectors, users.over.signal)
  await settled()
  expect(users.requested()).toEqual([1])
})

test('another search reads its own rows', async () => {
  const { users } = await showCollectors('answerAll')
  const other = { ...collectors, searchTerm: 'Thandi' }
  void users.list.load(other, users.over.signal)
  await settled()
  expect(users.requested()).toEqual([1])
  expect(idsOf(users.list.pageOf(other))).toEqual([])
})

test('rests while no list uses the rows, and continues with the missing pages', async () => {
  const leaving = new AbortController()
  const { users } = await showCollectors('answer', leaving)
  await users.answer()
  leaving.abort()
  await settled()
  expect(users.list.actor.getSnapshot().hasTag('stopped')).toBe(true)
  expect(users.requested()).toEqual([])

  show(users)
  await settled()
  await users.answerAll()
  expect(users.list.actor.getSnapshot().hasTag('done')).toBe(true)
})

test('does not rest during a change of the filter', async () => {
  const leaving = new AbortController()
  const { users } = await showCollectors('answer', leaving)
  expect(users.requested()).toEqual([2, 3, 4, 5])
  leaving.abort()
  show(users, { ...collectors, filter: 'type=business' })
  await settled()
  expect(users.requested()).toEqual([2, 3, 4, 5])
})

test('stays stopped after the user stopped it', async () => {
  const { users } = await showCollectors('answer')
  users.list.actor.send({ type: 'reading.stop' })
  expect(idsOf(await users.list.load(collectors, users.over.signal))).toEqual(['2'])
  expect(users.list.actor.getSnapshot().hasTag('stopped')).toBe(true)
})

test('an aborted load rejects', async () => {
  const users = openUsers()
  const leaving = new AbortController()
  const loading = users.list.load(collectors, leaving.signal).catch(String)
  await settled()
  leaving.abort(new Error('left'))
  expect(await loading).toContain('left')
  await settled()
  expect(users.requested()).toEqual([])
})

test('rests although a load was aborted before it began', async () => {
  const users = openUsers()
  await expect(users.list.load(collectors, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  const leaving = new AbortController()
  show(users, collectors, leaving)
  await settled()
  await users.answer()
  leaving.abort()
  await settled()
  expect(users.list.actor.getSnapshot().hasTag('stopped')).toBe(true)
})

test('updates rows that this browser changed, adds new ones, and keeps those that no longer match', async () => {
  const { users, updates } = await showCollectors('answerAll')
  await vi.advanceTimersByTimeAsync(200)
  users.list.take(userOf('new', 'collector'))
  users.list.take(userOf('205', 'business'))
  users.list.take(userOf('206', 'collector'))
  users.list.remove('2')
  await vi.advanceTimersByTimeAsync(200)
  expect(updates.at(-1)).toEqual(['new', '205', '206', '499'])
  expect([...(users.list.pageOf(collectors).filtered?.left ?? [])]).toEqual(['205'])
  expect(users.requested()).toEqual([])
})

test('makes its lists load again after a change to unknown rows', async () => {
  const { users, updates } = await showCollectors('answerAll')
  await vi.advanceTimersByTimeAsync(200)
  users.list.forget()
  await vi.advanceTimersByTimeAsync(200)
  expect(updates.at(-1)).toBeNull()
  void users.list.load(collectors, users.over.signal)
  await settled()
  expect(users.requested()).toEqual([1])
})
