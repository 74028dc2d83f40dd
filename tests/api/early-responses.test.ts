import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchEarly } from '#api/early-responses.ts'
import { covers } from '#domain/permissions/permissions.ts'
import { readListSearch } from '#routing/list-search.ts'
import { fetchFirst } from '#tools/plugins/first-fetch.ts'

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

describe('index.html', () => {
  const owner = 'f0000000-0000-4000-8000-000000000001 verified business transactions.access transactions.view'

  /** Returns the calls that the script of index.html sends at this address. */
  function callsAt(search: string, marker: string | null) {
    vi.stubGlobal('localStorage', { 'threereco.session': marker, getItem: () => marker })
    vi.stubGlobal('location', { origin: 'https://app.example.test', pathname: '/business/transactions', search })
    const element = { lang: 'en', dataset: {}, append: () => null }
    vi.stubGlobal('document', { documentElement: element, head: element, createElement: () => ({}) })
    sent.mockClear()
    const needs = { '/business/transactions': ['list'] } as const
    const call = ['transactions?&preload=buyer', 'business', 'transactions.access', 'transactions.view'] as const
    fetchFirst('/', [], [], needs, [], '/api', { '/business/transactions': call })
    return sent.mock.calls.map(([url]) =>
      (typeof url === 'string' ? url : '').replace('https://app.example.test/api/', ''),
    )
  }

  test.each(['', '?page=3&pageSize=25', '?page=0', '?page=abc', '?pageSize=1000', '?pageSize=100', '?page=9999999999'])(
    'requests the rows of %s as the app does',
    search => {
      const { page, pageSize } = readListSearch(search)
      const rows = `transactions?page=${page}&pageSize=${pageSize}&preload=buyer`
      expect(callsAt(search, owner)).toEqual(['authentication/check', rows])
    },
  )

  test.each([
    ['a collector', owner.replace('business', 'collector')],
    ['a user without the permission', owner.replace(' transactions.view', '')],
    ['a user in another step', owner.replace('verified', 'verify')],
    ['an unknown user', null],
  ])('requests no rows for %s', (_, marker) => {
    expect(callsAt('', marker)).toEqual(['authentication/check'])
  })

  test.each(['*', 'transactions.*', '*.*', '*.access *.view', '*.view', 'transactions.view.*', 't.*', '* (', ''])(
    'requests the rows for the permissions "%s" if they cover those of the list',
    granted => {
      const mayRead = ['transactions.access', 'transactions.view'].every(needed =>
        granted.split(' ').some(each => covers(each, needed)),
      )
      expect(callsAt('', `f0000000-0000-4000-8000-000000000001 verified business ${granted}`)).toHaveLength(
        mayRead ? 2 : 1,
      )
    },
  )

  test('requests no rows for a search', () => {
    expect(callsAt('?searchTerm=mill', owner)).toEqual(['authentication/check'])
  })
})
