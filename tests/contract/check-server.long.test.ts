import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '#contract/contract.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { type ApiServer, startApiServer } from '../api-server/api-server.ts'
import { checkServer } from './command/check-server.ts'
import { contractReport, countsOf } from './command/contract-report.ts'
import { CannotCheck, type Finding } from './command/run.ts'
import type { CallTimeout } from './command/visitor.ts'
import { publicDifferences } from './public-differences.ts'
import { startTwistedServer } from './twisted-server.ts'

vi.setConfig({ testTimeout: 120_000 })

const username = accounts.find(({ role }) => role === 'System Admin')?.username ?? ''
let server: ApiServer
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(() => server.close())

const check = (
  options: { isReadOnly?: boolean; password?: string; address?: string; callTimeout?: CallTimeout } = {},
) =>
  checkServer({
    address: options.address ?? `${server.url}/api`,
    login: {
      username,
      password: options.password ?? standardPassword,
      code: () => Promise.resolve(server.codeOf(username)),
    },
    isReadOnly: options.isReadOnly ?? false,
    ...(options.callTimeout && { callTimeout: options.callTimeout }),
  })
/** Checks the mock behind a proxy that changes requests or responses. */
async function findingsOf(twist: Parameters<typeof startTwistedServer>[1], isReadOnly = true) {
  const twisted = await startTwistedServer(server.url, twist)
  const findings = await check({ address: twisted.address, isReadOnly })
  await twisted.close()
  return findings
}
/** Returns the broken checks: call and description. */
const breaksOf = async (...twisted: Parameters<typeof findingsOf>) =>
  new Set(
    (await findingsOf(...twisted)).flatMap(({ state, call, what }) => (state === 'breaks' ? `${call}: ${what}` : [])),
  )
/** A server with case-sensitive search: finds nothing for terms in capitals. */
const asWritten = (url: URL) => {
  const term = url.searchParams.get('searchTerm') ?? ''
  if (term !== '' && term === term.toUpperCase()) url.searchParams.set('searchTerm', 'nowhere to be found')
}
const counts = () => Object.values(server.mock.store.tables).map(table => table.count())
const differing = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'agrees')

describe('Check of a running server', () => {
  test('finds that the mock satisfies the contract and leaves no records', async () => {
    const before = counts()
    const findings = await check()
    expect(differing(findings)).toEqual([])
    expect(new Set(findings.map(({ call }) => call))).toEqual(new Set(calls.map(({ name }) => name)))
    expect(counts()).toEqual(before)
  })

  test('sends no writes in read-only mode', async () => {
    const findings = await check({ isReadOnly: true })
    expect(differing(findings)).toEqual([])
    const written = server.served.filter(({ method }) => method !== 'GET').map(({ name }) => name)
    expect(new Set(written)).toEqual(new Set(['authentication.login', 'authentication.mfa.verify']))
  })

  test('names the screen that an unreadable response breaks', async () => {
    server.faults.set('materials.list', { kind: 'other-shape' }, 'always')
    const findings = await check({ isReadOnly: true })
    expect(countsOf(findings).breaks).toBeGreaterThan(0)
    const lines = contractReport(findings).split('\n')
    expect(lines.find(line => line.includes('materials.list'))).toMatch(/^✗/)
    expect(lines.find(line => line.includes('→ the screen'))).toContain('/admin/materials')
    expect(lines.find(line => line.includes('roles.list'))).toMatch(/^✓/)
    expect(lines.find(line => line.includes('roles.create'))).toMatch(/^·.*not asked/)
  })

  test('names the workaround for an incomplete response, and its severity', async () => {
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
    const report = contractReport(findings)
    expect(report).toContain('~ costs a call  a valid body')
    expect(report).toMatch(/agree, \d+ tolerated \(\d+ harmless, \d+ costs a call, \d+ wrong for the user\), 0 breaks$/)
  })

  test('removes its records even if half of the calls fail', async () => {
    const before = counts()
    server.faults.set('materials.create', { kind: 'empty' }, 'always')
    server.faults.set('transactions.materials.assign', { kind: 'refused' }, 'always')
    server.faults.set('collections.create', { kind: 'status', status: 500 }, 'always')
    const findings = await check()
    expect(countsOf(findings).breaks).toBeGreaterThan(2)
    expect(counts()).toEqual(before)
  })

  test('reports what it could not remove', async () => {
    server.faults.set('roles.delete', { kind: 'refused' }, 'always')
    server.faults.set('collections.materials.delete', { kind: 'status', status: 403 }, 'always')
    const left = (await check()).filter(({ state, what }) => state === 'breaks' && what.startsWith('removes '))
    expect(left.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['roles.delete', 'collections.materials.delete']),
    )
    expect(left.map(({ what }) => what).join()).toMatch(/removes Contract check \w+ second role/)
  })

  test('reports a created record without an id', async () => {
    server.faults.set('collections.create', { kind: 'empty' }, 'always')
    expect(await check()).toContainEqual(
      expect.objectContaining({ call: 'collections.create', what: 'its id', state: 'breaks' }),
    )
  })

  test('reports each list that is not sorted', async () => {
    const findings = await findingsOf({ onRequest: url => url.searchParams.delete('sort') })
    expect(findings.find(({ what, call }) => call === 'users.list' && what === 'order by -name')).toMatchObject({
      state: 'tolerated',
      by: expect.stringContaining('ignored-sort.ts') as string,
    })
    expect(differing(findings).filter(({ what }) => !what.startsWith('order by '))).toEqual([])
  })

  test('reports case-sensitive and ignored searches', async () => {
    const ignored = await findingsOf({ onRequest: url => url.searchParams.delete('searchTerm') })
    const ofNonsense = ignored.filter(({ what }) => what === 'search for nonsense')
    expect(ofNonsense.find(({ call }) => call === 'users.list')).toMatchObject({ state: 'breaks' })
    expect(ofNonsense.find(({ call }) => call === 'materials.list')).toMatchObject({
      state: 'tolerated',
      by: expect.stringContaining('ignored-search.ts') as string,
    })
    const found = (await findingsOf({ onRequest: asWritten })).filter(({ what }) => what === 'search in other capitals')
    expect(found.find(({ call }) => call === 'users.list')).toMatchObject({
      state: 'tolerated',
      by: expect.stringContaining('other-capitals.ts') as string,
    })
  })

  test('reports values that the server stored differently', async () => {
    const address = '{"lineOne":"1 Old Road","lineTwo":null,"city":"Durban","province":"","zipCode":"","country":""}'
    const broken = await breaksOf(
      {
        onResponse: (text, { method, path }) =>
          method === 'GET' && path.startsWith('/api/users/')
            ? text.replace('"address":null', `"address":${address}`)
            : text,
      },
      false,
    )
    expect(broken).toEqual(new Set(['users.update: stored']))
  })

  test('changes and deletes only its own records, whatever id is returned', async () => {
    const [theirs] = server.mock.store.materials.all()
    const findings = await findingsOf(
      {
        onResponse: (text, { method, path }) =>
          method === 'POST' && path === '/api/materials' ? JSON.stringify({ item: { ...theirs } }) : text,
      },
      false,
    )
    expect(server.mock.store.materials.get(theirs?.id ?? '')).toEqual(theirs)
    expect(findings).toContainEqual(
      expect.objectContaining({ call: 'materials.create', what: 'its id', state: 'breaks' }),
    )
  })

  test('reports a hanging call once, and checks the others', async () => {
    server.faults.set('materials.list', { kind: 'timeout' }, 'always')
    const findings = await check({ callTimeout: call => AbortSignal.timeout(call === 'materials.list' ? 1 : 60_000) })
    expect(findings.filter(({ call }) => call === 'materials.list')).toEqual([
      expect.objectContaining({ what: 'an answer', state: 'breaks' }),
    ])
    expect(differing(findings)).toHaveLength(1)
  })

  test('reports a wrong password in one sentence', async () => {
    await expect(check({ password: 'not the password' })).rejects.toThrow(
      new CannotCheck(`The server refused the password of ${username} (401).`),
    )
    expect(server.served.some(({ status }) => status === 200)).toBe(false)
  })

  test('reports an unreachable server in one sentence', async () => {
    const address = 'http://127.0.0.1:1/api'
    await expect(check({ address })).rejects.toThrow(
      new CannotCheck(`There is no answer from ${address}. Check the address, and that the server is running.`),
    )
  })

  test('reports the same differences for the mock as for the public server, and leaves no records', async () => {
    await server.close()
    server = await startApiServer({ as: 'public' })
    const before = counts()
    const findings = await check()
    const differences = new Set(differing(findings).map(({ call, what }) => `${call}: ${what}`))
    const missing = calls.flatMap(({ name }) =>
      (publicDifferences[name] ?? []).map(what => `${name}: ${what}`).filter(one => !differences.has(one)),
    )
    expect(missing).toEqual([])
    // No difference breaks a screen.
    expect(findings.filter(({ state }) => state === 'breaks')).toEqual([])
    expect(counts()).toEqual(before)
  })
})
