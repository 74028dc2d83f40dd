import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchEarly } from '#api/early-responses.ts'

const list = 'https://api.example.test/api/transactions?page=1&pageSize=10'
const check = 'https://api.example.test/api/authentication/check'
const sent = vi.fn<typeof fetch>(async () => new Response('later'))

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => vi.unstubAllGlobals())

/** Stores early responses, as index.html does. A status of 0 is a failed request. */
const startWith = (statuses: Record<string, number>) =>
  vi.stubGlobal(
    'earlyResponses',
    new Map(
      Object.entries(statuses).map(([url, status]) => [
        url,
        Promise.resolve(status === 0 ? undefined : new Response('early', { status })),
      ]),
    ),
  )

const read = async (url: string, method = 'GET') => (await fetchEarly(new Request(url, { method }))).text()

test('an early response is used once', async () => {
  startWith({ [list]: 200 })
  expect(await read(list)).toBe('early')
  expect(await read(list)).toBe('later')
})

test('another URL has no early response', async () => {
  startWith({ [list]: 200 })
  expect(await read(`${list}0`)).toBe('later')
})

test.for([401, 403, 500, 0])('an early response with status %i is requested again', async status => {
  startWith({ [list]: status })
  expect(await read(list)).toBe('later')
})

test('the session check uses its early refusal', async () => {
  startWith({ [check]: 401 })
  expect(await read(check)).toBe('early')
  expect(sent).not.toHaveBeenCalled()
})

test('a write drops the early responses', async () => {
  startWith({ [list]: 200 })
  await read('https://api.example.test/api/transactions', 'POST')
  expect(await read(list)).toBe('later')
})

test('after ten seconds, early responses are outdated', async () => {
  startWith({ [list]: 200 })
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(await read(list)).toBe('later')
})

test('without early responses, requests are sent as usual', async () => {
  expect(await read(list)).toBe('later')
})
