// Measures the mock in the demo, with different numbers of transactions.
import type { Page } from '@playwright/test'
import { type Bench, openDemo } from './bench-environment.ts'
import { quantile } from './judge.ts'

/** Numbers of transactions, by scenario. */
const sizes = { default: '380', busy: '10,000', huge: '100,000' } as const
type Size = keyof typeof sizes

const preload = 'preload=buyer&preload=seller&preload=materials'

/**
 * Sends the app's requests to the mock. Returns the median for each kind of request. The first request of each kind
 * includes the preparation of indexes.
 */
async function callsOf(page: Page): Promise<Record<string, number>> {
  const times = await page.evaluate(async preload => {
    const times: Record<string, number[]> = {}
    const call = async (name: string, method: string, path: string, body?: object) => {
      const begun = performance.now()
      const answer = await fetch(`/api${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
      const text = await answer.text()
      ;(times[name] ??= []).push(performance.now() - begun)
      if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`)
      return text.startsWith('{') ? JSON.parse(text) : {}
    }
    const { items } = await call('page', 'GET', `/transactions?${preload}`)
    for (let page = 2; page < 22; page += 1) await call('page', 'GET', `/transactions?page=${page}&${preload}`)
    // Terms that match many, some or no rows, including a term that matches every column.
    for (const term of ['copper', 'kasi', 'unobtainium', 'an', 'aluminium cans', 'dlamini', 'steel', 'o'])
      await call('search', 'GET', `/transactions?searchTerm=${term}&${preload}`)
    for (const sort of ['-value', 'value', 'buyer', '-seller', 'createdAt'])
      await call('sort', 'GET', `/transactions?sort=${sort}&${preload}`)
    const line = { name: 'Copper wire', gwCode: 'GW 53-05', carbonFactor: '3.1', weight: 5, value: 700 }
    for (const { buyer, seller, createdAt } of [...items, ...items]) {
      const trade = { buyerId: buyer.id, sellerId: seller.id, createdAt }
      const { item } = await call('create', 'POST', '/transactions', { ...trade, materials: [line, line, line] })
      await call('line', 'PUT', `/transactions/materials/${item.materials[1].id}`, { weight: 7 })
      await call('move', 'PUT', `/transactions/${item.id}`, { ...trade, createdAt: '2025-01-01T00:00:00Z' })
      await call('search after a write', 'GET', `/transactions?searchTerm=copper&${preload}`)
      await call('delete', 'DELETE', `/transactions/${item.id}`)
    }
    return times
  }, preload)
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, quantile(all, 0.5)]))
}

const ofSizes = (limits: Readonly<Record<string, Partial<Record<Size, number>>>>) =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, of]) =>
      Object.entries(sizes).map(([size, count]) => [`${name}, ${count}`, of[size as Size] ?? null]),
    ),
  )

/** Reloads the page of a list. Returns the time in ms until its rows appear. */
async function openAgain(page: Page) {
  await page.reload({ waitUntil: 'commit' })
  const { took } = await page.evaluate(() =>
    window.clock.time(
      () => 0,
      () => document.querySelector('tbody th a') !== null,
    ),
  )
  return took
}

export const mock: Bench = {
  about: 'The calls of the mock, by the number of transactions',
  runs: 3,
  limits: ofSizes({
    page: { huge: 20 },
    search: { huge: 20 },
    'search after a write': { huge: 20 },
    sort: {},
    create: { huge: 5 },
    line: { huge: 5 },
    move: { huge: 5 },
    delete: { huge: 5 },
    'a list, opened again': { default: 1000, huge: 5000 },
  }),
  async run({ visit }) {
    const all: Record<string, number> = {}
    for (const [size, count] of Object.entries(sizes)) {
      const values = await visit(async at => {
        await openDemo(at, `/admin/materials?mock-scenario=${size}`)
        return { ...(await callsOf(at.page)), 'a list, opened again': await openAgain(at.page) }
      })
      for (const [name, value] of Object.entries(values)) all[`${name}, ${count}`] = value
    }
    return all
  },
}
