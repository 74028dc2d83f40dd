import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { type ApiServer, startApiServer } from '../api-server/api-server.ts'
import { checkServer } from './command/check-server.ts'
import { contractReport, countsOf } from './command/contract-report.ts'
import { CannotCheck, type Finding } from './command/run.ts'
import type { Patience } from './command/visitor.ts'
import { startTwistedServer } from './twisted-server.ts'

const username = accounts.find(({ role }) => role === 'System Admin')?.username ?? ''
const tables = ['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const

let server: ApiServer
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(() => server.close())

const check = (options: { isReadOnly?: boolean; password?: string; address?: string; patience?: Patience } = {}) =>
  checkServer({
    address: options.address ?? `${server.url}/api`,
    login: {
      username,
      password: options.password ?? standardPassword,
      code: () => Promise.resolve(server.codeOf(username)),
    },
    isReadOnly: options.isReadOnly ?? false,
    ...(options.patience && { patience: options.patience }),
  })
/** What is found of the mock behind a server with a difference of its own. */
async function findingsOf(twist: Parameters<typeof startTwistedServer>[1], isReadOnly = true) {
  const twisted = await startTwistedServer(server.url, twist)
  const findings = await check({ address: twisted.address, isReadOnly })
  await twisted.close()
  return findings
}
/** What breaks of it: the calls, and what was tried. */
const breaksOf = async (...twisted: Parameters<typeof findingsOf>) =>
  new Set(
    (await findingsOf(...twisted)).flatMap(({ state, call, what }) => (state === 'breaks' ? `${call}: ${what}` : [])),
  )
/** A server that tells capitals from small letters: what is written in capitals alone it does not find. */
const asWritten = (url: URL) => {
  const term = url.searchParams.get('searchTerm') ?? ''
  if (term !== '' && term === term.toUpperCase()) url.searchParams.set('searchTerm', 'nowhere to be found')
}
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

  test('sees that a list has no order, and says so of every list that was to have one', async () => {
    const findings = await findingsOf({ asked: url => url.searchParams.delete('sort') })
    expect(findings.find(({ what, call }) => call === 'users.list' && what === 'order by -name')).toMatchObject({
      state: 'tolerated',
      by: expect.stringContaining('ignored-sort.ts') as string,
    })
    expect(differing(findings).filter(({ what }) => !what.startsWith('order by '))).toEqual([])
  })

  test('sees that a search tells capitals from small letters, or looks at nothing', async () => {
    const ignored = await findingsOf({ asked: url => url.searchParams.delete('searchTerm') })
    const ofNonsense = ignored.filter(({ what }) => what === 'search for nonsense')
    expect(ofNonsense.find(({ call }) => call === 'users.list')).toMatchObject({ state: 'breaks' })
    expect(ofNonsense.find(({ call }) => call === 'materials.list')).toMatchObject({
      state: 'tolerated',
      by: expect.stringContaining('ignored-search.ts') as string,
    })
    const capitals = (await findingsOf({ asked: asWritten })).filter(({ what }) => what === 'search in other capitals')
    expect(capitals.find(({ call }) => call === 'users.list')).toMatchObject({
      state: 'tolerated',
      by: expect.stringContaining('other-capitals.ts') as string,
    })
  })

  test('sees that a server kept something else than it was sent', async () => {
    const address = '{"lineOne":"1 Old Road","lineTwo":null,"city":"Durban","province":"","zipCode":"","country":""}'
    const broken = await breaksOf(
      {
        answered: (text, { method, path }) =>
          method === 'GET' && path.startsWith('/api/users/')
            ? text.replace('"address":null', `"address":${address}`)
            : text,
      },
      false,
    )
    expect(broken).toEqual(new Set(['users.update: kept']))
  })

  test('changes and deletes no record that it did not make, whatever id a server answers with', async () => {
    const [theirs] = server.mock.store.materials.all()
    const findings = await findingsOf(
      {
        answered: (text, { method, path }) =>
          method === 'POST' && path === '/api/materials' ? JSON.stringify({ item: { ...theirs } }) : text,
      },
      false,
    )
    expect(server.mock.store.materials.get(theirs?.id ?? '')).toEqual(theirs)
    expect(findings).toContainEqual(
      expect.objectContaining({ call: 'materials.create', what: 'its id', state: 'breaks' }),
    )
  })

  test('reports a call that hangs once, and checks the others', async () => {
    server.faults.set('materials.list', { kind: 'timeout' }, 'always')
    const findings = await check({ patience: call => AbortSignal.timeout(call === 'materials.list' ? 1 : 60_000) })
    expect(findings.filter(({ call }) => call === 'materials.list')).toEqual([
      expect.objectContaining({ what: 'an answer', state: 'breaks' }),
    ])
    expect(differing(findings)).toHaveLength(1)
  })

  test('refuses a wrong password in one sentence', async () => {
    await expect(check({ password: 'not the password' })).rejects.toThrow(
      new CannotCheck(`The server refused the password of ${username} (401).`),
    )
    expect(server.served.some(({ status }) => status === 200)).toBe(false)
  })

  test('reports a dead server in one sentence', async () => {
    const address = 'http://127.0.0.1:1/api'
    await expect(check({ address })).rejects.toThrow(
      new CannotCheck(`There is no answer from ${address}. Check the address, and that the server is running.`),
    )
  })

  test('names how much each tolerated difference matters', async () => {
    server.faults.set('roles.update', { kind: 'empty' }, 'always')
    const report = contractReport(await check())
    expect(report).toContain('~ costs a call  a valid body')
    expect(report).toMatch(/agree, \d+ tolerated \(\d+ harmless, \d+ costs a call, \d+ wrong for the user\), 0 breaks$/)
  })
})
