import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { type ApiServer, startApiServer } from '../../.tools/api-server.ts'
import { checkServer } from '../../.tools/contract/check-server.ts'
import { contractReport, countsOf } from '../../.tools/contract/contract-report.ts'
import type { Finding } from '../../.tools/contract/run.ts'

const username = accounts.find(({ role }) => role === 'System Admin')?.username ?? ''
const tables = ['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const

let server: ApiServer
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(() => server.close())

const check = (options: { isReadOnly?: boolean; password?: string } = {}) =>
  checkServer({
    address: `${server.url}/api`,
    login: {
      username,
      password: options.password ?? standardPassword,
      code: () => Promise.resolve(server.codeOf(username)),
    },
    isReadOnly: options.isReadOnly ?? false,
  })
const counts = () => tables.map(table => server.mock.store[table].count())
const differing = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'agrees')

describe('The check of a running server', () => {
  test('finds that the mock keeps to the contract, in every call, and leaves nothing behind', async () => {
    const before = counts()
    const findings = await check()
    expect(differing(findings)).toEqual([])
    expect(new Set(findings.map(({ call }) => call))).toEqual(new Set(calls.map(({ name }) => name)))
    expect(counts()).toEqual(before)
  })

  test('only reads where it may only read', async () => {
    const findings = await check({ isReadOnly: true })
    expect(differing(findings)).toEqual([])
    const written = server.served.filter(({ method }) => method !== 'GET').map(({ name }) => name)
    expect(new Set(written)).toEqual(new Set(['authentication.login', 'authentication.mfa.verify']))
  })

  test('says which screen breaks where an answer cannot be read', async () => {
    server.faults.set('materials.list', { kind: 'other-shape' }, 'always')
    const findings = await check({ isReadOnly: true })
    expect(countsOf(findings).breaks).toBeGreaterThan(0)
    const lines = contractReport(findings).split('\n')
    expect(lines.find(line => line.includes('materials.list'))).toMatch(/^✗/)
    expect(lines.find(line => line.includes('→ the screen'))).toContain('/admin/materials')
    expect(lines.find(line => line.includes('roles.list'))).toMatch(/^✓/)
    expect(lines.find(line => line.includes('roles.create'))).toMatch(/^·.*not asked/)
  })

  test('says by what the app forgives an answer that is less than agreed', async () => {
    server.faults.set('roles.update', { kind: 'empty' }, 'always')
    const findings = await check()
    expect(differing(findings)).toEqual([
      expect.objectContaining({
        call: 'roles.update',
        state: 'tolerated',
        by: expect.stringContaining('api/client.ts') as string,
      }),
      expect.objectContaining({ call: 'roles.update', state: 'tolerated' }),
    ])
  })

  test('removes what it made, also where half of the calls fail, and finds what it made by its name', async () => {
    const before = counts()
    server.faults.set('materials.create', { kind: 'empty' }, 'always')
    server.faults.set('transactions.materials.assign', { kind: 'refused' }, 'always')
    server.faults.set('collections.create', { kind: 'status', status: 500 }, 'always')
    const findings = await check()
    expect(countsOf(findings).breaks).toBeGreaterThan(2)
    expect(counts()).toEqual(before)
  })

  test('ends where it cannot sign in', async () => {
    const findings = await check({ password: 'not the password' })
    expect(findings.find(({ what }) => what === 'the right password')).toMatchObject({ state: 'breaks' })
    expect(server.served.some(({ status, name }) => name !== 'authentication.login' && status === 200)).toBe(false)
  })
})
