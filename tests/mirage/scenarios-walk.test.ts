import { afterEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { accounts } from '#mirage/accounts.ts'
import { type ScenarioName, scenarios } from '#mirage/scenarios/all.ts'
import { business } from '#schemas/business.ts'
import { itemOf, pageOf, refusal } from '#schemas/envelope.ts'
import { material } from '#schemas/material.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { role } from '#schemas/role.ts'
import { trade } from '#schemas/trade.ts'
import { user } from '#schemas/user.ts'
import { admin, get, startTestMock, type TestMock } from './harness.ts'

vi.setConfig({ testTimeout: 60_000 })

const names = Object.keys(scenarios) as ScenarioName[]
/** Every list, what stands in it, and what can be asked for with it. */
const lists = [
  ['/users', user, ['businesses', 'roles']],
  ['/businesses', business, ['users', 'roles']],
  ['/roles', role, []],
  ['/materials', material, []],
  ['/transactions', trade, ['buyer', 'seller', 'materials']],
  ['/collections', trade, ['buyer', 'seller', 'materials']],
] as const satisfies ReadonlyArray<readonly [string, z.ZodMiniType, readonly string[]]>

/** How many pages of a list are read, the first and the last among them, and how many of their rows one by one. */
const sample = { pages: 4, rows: 12 }

let mock: TestMock | undefined
afterEach(() => mock?.shutdown())

/** The pages to read of so many. */
const pagesOf = (count: number) => {
  const step = Math.max(1, Math.floor((count - 1) / (sample.pages - 1)))
  return new Set([...Array.from({ length: Math.min(count, sample.pages) }, (_, index) => 1 + index * step), count])
}

/** Reads an answer as the app does: what it asked for, or why it was refused. Throws where it is neither. */
function read(schema: z.ZodMiniType, status: number, body: unknown) {
  if (status === 200) return schema.parse(body)
  expect([403, 404, 422]).toContain(status)
  return refusal.parse(body)
}

/** Reads a list by pages, with and without a search, and some of its rows by themselves. Gives how many there are. */
async function walkList(path: string, schema: z.ZodMiniType, relations: readonly string[]) {
  const preload = relations.map(name => `&preload=${name}`).join('')
  const first = await get(`${path}?pageSize=100`)
  read(pageOf(schema), first.status, first.body)
  if (first.status !== 200) return null
  const ids = new Set<string>()
  for (const page of pagesOf(first.body.pagination.pages)) {
    const { status, body } = await get(`${path}?pageSize=100&page=${page}${preload}`)
    expect(status).toBe(200)
    expect((read(pageOf(schema), status, body) as { pagination: unknown }).pagination).toEqual(body.pagination)
    for (const { id } of body.items.slice(0, sample.rows)) ids.add(id)
  }
  for (const query of ['searchTerm=a', 'searchTerm=%D8%A7', 'sort=-name', 'sort=buyer', 'sort=-value', 'page=9999']) {
    const { status, body } = await get(`${path}?${query}${preload}`)
    expect(status).toBe(200)
    read(pageOf(schema), status, body)
  }
  for (const id of [...ids].slice(0, sample.rows)) {
    const { status, body } = await get(`${path}/${id}?${preload.slice(1)}`)
    expect((read(itemOf(schema), status, body) as { item: unknown }).item).toMatchObject({ id })
  }
  return first.body.pagination.count
}

test.for(names)('Every answer to whoever looks around is what the app reads, in the scenario %s', async name => {
  mock = startTestMock({ scenario: scenarios[name] })
  const counts = new Map<string, unknown>()
  for (const { username } of accounts) {
    mock.as(username)
    const me = (await get('/authentication/check')).body
    expect(itemOf(user).parse(me).item).toMatchObject({ username, mfaVerified: true })
    const groups = (await get('/authentication/permissions')).body.items
    expect(groups.map(group => permissionGroup.parse(group)).length).toBeGreaterThan(0)
    const own: Record<string, number | null> = {}
    for (const [path, schema, relations] of lists) own[path] = await walkList(path, schema, relations)
    counts.set(username, own)
    for (const { id } of mock.store.businesses.all()) {
      const { status, body } = await get(`/businesses/list-users/${id}?preload=businesses&preload=roles`)
      read(pageOf(user), status, body)
    }
  }
  const { users, businesses, roles, materials, transactions, collections } = mock.store
  expect(counts.get(admin)).toEqual({
    '/users': users.count(),
    '/businesses': businesses.count(),
    '/roles': roles.count(),
    '/materials': materials.count(),
    '/transactions': transactions.count(),
    '/collections': collections.count(),
  })
})
