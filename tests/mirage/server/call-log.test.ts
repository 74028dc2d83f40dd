import { describe, expect, test, vi } from 'vitest'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import { admin, call, cork, first, get, mockForEachTest, origin, post, put, remove } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
/** Returns the call that was answered last. */
const latest = () => first(mock().calls.list().toReversed())
const outcome = ({ name, status, took }: LoggedCall) => [name, status, took === null ? 'waits' : 'settled']

describe('The log of calls', () => {
  test('contains requests and outcomes, oldest first', async () => {
    await get('/materials?page=2&searchTerm=a%20b')
    await post('/materials', cork)
    await fetch(`${origin}/api/materials`, { method: 'POST', body: 'no json' })
    const at = mock().clock.time
    const create = { name: 'materials.create', method: 'POST', path: '/api/materials', query: '', at }
    const query = 'page=2&searchTerm=a%20b'
    expect(mock().calls.list()).toMatchObject([
      { name: 'materials.list', method: 'GET', path: '/api/materials', query, body: null, status: 200, at },
      { ...create, body: cork, status: 201 },
      { ...create, body: 'no json', status: 400 },
    ])
  })

  test('contains no password', async () => {
    await post('/authentication/login', { username: admin, password: 'my-own-password' })
    expect(JSON.stringify(mock().calls.list())).toContain(admin)
    expect(JSON.stringify(mock().calls.list())).not.toContain('my-own-password')
  })

  test('notifies when a call starts and settles, and can be cleared', async () => {
    const listener = vi.fn<() => void>()
    const stop = mock().calls.subscribe(listener)
    const before = mock().calls.list()
    await get('/materials')
    expect(listener).toHaveBeenCalledTimes(2)
    expect(mock().calls.list()).not.toBe(before)
    mock().calls.clear()
    expect(mock().calls.list()).toEqual([])
    stop()
    await get('/materials')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('contains a pending call, which keeps its position when it settles', async () => {
    mock().switches.fail('materials.list', { kind: 'timeout' })
    const controller = new AbortController()
    const pending = fetch(`${origin}/api/materials`, { signal: controller.signal }).catch(String)
    await get('/roles')
    expect(mock().calls.list().map(outcome)).toEqual([
      ['materials.list', null, 'waits'],
      ['roles.list', 200, 'settled'],
    ])
    mock().calls.clear()
    expect(mock().calls.list().map(outcome)).toEqual([['materials.list', null, 'waits']])
    await get('/roles')
    controller.abort('enough')
    await pending
    expect(mock().calls.list().map(outcome)).toEqual([
      ['materials.list', null, 'settled'],
      ['roles.list', 200, 'settled'],
    ])
    expect(mock().calls.list()[0]?.answer).toBe('enough')
  })

  test('keeps the latest 500 calls', async () => {
    for (let page = 1; page <= 502; page += 1) await get(`/materials?page=${page}`)
    const list = mock().calls.list()
    expect(list).toHaveLength(500)
    expect([list.at(0)?.query, list.at(-1)?.query]).toEqual(['page=3', 'page=502'])
  })
})

describe('The log entry of a response', () => {
  test('contains its body and duration', async () => {
    const { text } = await get('/materials?pageSize=2')
    expect(latest().answer).toBe(text)
    expect(latest().took).toBeGreaterThanOrEqual(0)
    mock().switches.latency = 30
    await get('/materials')
    expect(latest().took).toBeGreaterThanOrEqual(29)
  })

  test('contains the reason if there was no response', async () => {
    mock().switches.fail('materials.list', { kind: 'network' })
    await expect(get('/materials')).rejects.toThrow('Failed to fetch')
    expect(latest()).toMatchObject({ status: null, answer: 'TypeError: Failed to fetch' })
  })

  test('is truncated if very long, like the request', async () => {
    const { text } = await get('/transactions?pageSize=100&preload=buyer&preload=seller&preload=materials')
    expect(text.length).toBeGreaterThan(20_000)
    expect(latest().answer).toMatch(/… \(cut: \d+ characters in all\)$/)
    expect(latest().answer.length).toBeLessThan(20_100)
    await post('/materials', { ...cork, name: 'C'.repeat(30_000) })
    expect(latest().body).toMatch(/^\{"name":"CCC.*characters in all\)$/)
    await call('POST', '/materials', 'C'.repeat(30_000))
    expect(String(latest().body).length).toBeLessThan(20_100)
  })

  test('contains no secret of the second factor in any format', async () => {
    mock().as('ayesha@greenloop.example', 'enrolling')
    const response = await fetch(`${origin}/api/authentication/mfa/enable`, { headers: { Accept: 'application/json' } })
    const { secret } = mock().named('ayesha@greenloop.example')
    expect((await response.text()).split(secret)).toHaveLength(3)
    expect(JSON.parse(latest().answer)).toEqual({ item: { secret: '••••••••', uri: '••••••••' } })
  })

  test('marks an image', async () => {
    mock().as('ayesha@greenloop.example', 'enrolling')
    const response = await fetch(`${origin}/api/authentication/mfa/enable`, { headers: { Accept: 'image/png' } })
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect(latest().answer).toBe('A picture (image/png)')
  })

  test('is a 405 if the route has other methods', async () => {
    const response = await fetch(`${origin}/api/users`, { method: 'PATCH' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST'])
    expect(latest()).toMatchObject({ name: null, method: 'PATCH', status: 405 })
    expect(latest().answer).toContain('No call answers PATCH /api/users; it takes GET, POST')
  })

  test('is hidden if it is not JSON and might contain a password', async () => {
    for (const body of ['username=a&password=hunter22', '{"password":"hunter22"']) {
      await fetch(`${origin}/api/authentication/login`, { method: 'POST', body })
      expect(latest().body).toBe('••••••••')
    }
  })
})

describe('The changes of a call', () => {
  test('are logged with it: new rows, changed fields, deleted rows', async () => {
    const { id } = (await post('/materials', cork)).body.item
    expect(latest().changes).toEqual([
      {
        table: 'materials',
        id,
        kind: 'added',
        fields: [
          { field: 'createdAt', before: undefined, after: new Date(mock().clock.time).toISOString() },
          { field: 'name', before: undefined, after: 'Cork' },
          { field: 'gwCode', before: undefined, after: 'GW 99' },
          { field: 'carbonFactor', before: undefined, after: '1' },
        ],
      },
    ])
    await put(`/materials/${id}`, { ...cork, name: 'Cork, natural' })
    expect(latest().changes).toEqual([
      { table: 'materials', id, kind: 'changed', fields: [{ field: 'name', before: 'Cork', after: 'Cork, natural' }] },
    ])
    await remove(`/materials/${id}`)
    expect(latest().changes).toMatchObject([{ table: 'materials', id, kind: 'removed' }])
    expect(latest().changes[0]?.fields).toContainEqual({ field: 'gwCode', before: 'GW 99', after: undefined })
  })

  test('are empty if it was refused or only reads', async () => {
    await get('/materials')
    expect(latest().changes).toEqual([])
    await post('/materials', { ...cork, name: '' })
    expect(latest()).toMatchObject({ status: 422, changes: [] })
  })

  test('are separate from changes of simultaneous calls', async () => {
    mock().switches.latency = 5
    await Promise.all(['Cork', 'Wax', 'Felt'].map(name => post('/materials', { ...cork, name })))
    const named = mock()
      .calls.list()
      .map(({ body, changes }) => [
        (body as { name: string }).name,
        changes.map(({ fields }) => fields.find(({ field }) => field === 'name')?.after),
      ])
    expect(named.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Cork', ['Cork']],
      ['Felt', ['Felt']],
      ['Wax', ['Wax']],
    ])
  })

  test('contain no password and no secret', async () => {
    await post('/authentication/register', {
      type: 'collector',
      name: 'Ada Naidoo',
      username: 'ada@collect.example',
      password: 'my-own-password',
    })
    const [change] = latest().changes
    expect(change).toMatchObject({ table: 'users', kind: 'added' })
    expect(change?.fields).toContainEqual({ field: 'password', before: undefined, after: '••••••••' })
    expect(change?.fields).toContainEqual({ field: 'secret', before: undefined, after: '••••••••' })
    const { secret } = mock().named('ada@collect.example')
    expect(JSON.stringify(mock().calls.list())).not.toContain(secret)
  })
})
