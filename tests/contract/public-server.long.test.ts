import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '#contract/contract.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { type ApiServer, startApiServer } from '../api-server/api-server.ts'
import { checkServer } from './command/check-server.ts'
import { publicDifferences } from './public-differences.ts'

vi.setConfig({ testTimeout: 120_000 })

const username = accounts.find(({ role }) => role === 'System Admin')?.username ?? ''
const tables = [
  'users',
  'businesses',
  'roles',
  'materials',
  'transactions',
  'collections',
  'transactionLines',
  'collectionLines',
] as const

let server: ApiServer
beforeEach(async () => {
  server = await startApiServer({ as: 'public' })
})
afterEach(() => server.close())

test('The check reports the same differences for the mock as for the public server', async () => {
  const counts = () => tables.map(table => server.mock.store[table].count())
  const before = counts()
  const code = () => Promise.resolve(server.codeOf(username))
  const login = { username, password: standardPassword, code }
  const findings = await checkServer({ address: `${server.url}/api`, login })

  const differing = new Set(findings.flatMap(({ call, what, state }) => (state === 'agrees' ? [] : `${call}: ${what}`)))
  const missing = calls.flatMap(({ name }) =>
    (publicDifferences[name] ?? []).map(what => `${name}: ${what}`).filter(one => !differing.has(one)),
  )
  expect(missing).toEqual([])
  // No difference breaks a screen.
  expect(findings.filter(({ state }) => state === 'breaks')).toEqual([])
  expect(counts()).toEqual(before)
})
