import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { create, get } from '#api/answers.ts'
import { type Client, createClient } from '#api/client.ts'
import { isOfRow, Problem } from '#domain/problem.ts'
import { ids } from './samples.ts'
import { json, startServer } from './server.ts'

let server: Awaited<ReturnType<typeof startServer>>
let client: Client

beforeEach(async () => {
  server = await startServer()
  client = createClient({ address: server.address })
})
afterEach(() => server.stop())

/** A client with a short timeout, only for responses that never arrive, because the test machine might be slow. */
const shortTimeout = () => createClient({ address: server.address, timeout: 100 })

const anything = z.unknown()
const problem = async (call: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await call.then(
    value => ({ value }),
    (error: unknown) => error,
  )
  if (!(error instanceof Problem)) throw new Error(`Expected a problem, got ${JSON.stringify(error)}`)
  return error
}

describe('Request', () => {
  test('has one parameter per value of a list, and no empty ones', async () => {
    server.answer(json({}))
    await get(client, 'transactions.list', anything, {
      query: { page: 2, searchTerm: '', preload: ['buyer', 'seller'], sort: undefined },
    })
    expect(server.received[0]?.search.toString()).toBe('page=2&preload=buyer&preload=seller')
  })

  test('bypasses the browser cache, and has a JSON body', async () => {
    server.answer(json({}), { body: 'OK' })
    await get(client, 'authentication.check', anything)
    await client.write('put', 'materials/1', { name: 'PET' })
    expect(server.received.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache'])
    expect(server.received[1]).toMatchObject({ method: 'PUT', path: '/api/materials/1', body: '{"name":"PET"}' })
    expect(server.received[1]?.headers['content-type']).toBe('application/json')
  })
})

describe('Response', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [400, 'invalid'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [418, 'invalid'],
    [500, 'server'],
    [503, 'server'],
  ])(`status %i is "%s", with the server's message`, async (status, kind) => {
    server.answer(json({ error: 'Refused', message: 'Because of this.' }, status))
    const refused = await problem(get(client, 'users.list', anything))
    expect(refused).toMatchObject({ kind, status, title: 'Refused', message: 'Because of this.' })
  })

  test('keeps messages by field', async () => {
    server.answer(json({ error: 'Invalid', message: 'See the fields.', fields: { name: 'Too short' } }, 422))
    expect((await problem(get(client, 'users.list', anything))).fields).toEqual({ name: 'Too short' })
  })

  test('accepts field names that all objects inherit', async () => {
    server.answer(json(JSON.parse('{"error":"No","message":"No.","fields":{"__proto__":"a","constructor":"b"}}'), 422))
    const { fields } = await problem(get(client, 'users.list', anything))
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  })

  test('keeps an error without JSON as raw text', async () => {
    server.answer({ status: 409, body: 'Material is in use' })
    expect(await problem(get(client, 'users.list', anything))).toMatchObject({ message: 'Material is in use' })
  })

  test.each([
    [502, 'The server failed (502).'],
    [403, 'The server refused this request (403).'],
  ])('describes an HTML page with status %i in a sentence, with details', async (status, sentence) => {
    server.answer({ status, body: '<!doctype html><h1>No way through</h1>' })
    const refused = await problem(get(client, 'users.list', anything))
    expect(refused.message).toBe(sentence)
    expect(refused.details).toContain('No way through')
  })

  test('parses Retry-After in seconds or as a date', async () => {
    const [now, soon] = [0, 90_000].map(later => new Date(Date.now() + later).toUTCString())
    const asDate = { 'retry-after': `${soon}`, date: `${now}` }
    server.answer(json({}, 429, { 'retry-after': '60' }), json({}, 429, asDate), json({}, 429))
    expect((await problem(get(client, 'users.list', anything))).retryAfter).toBe(60)
    const fromDate = (await problem(get(client, 'users.list', anything))).retryAfter
    expect(fromDate).toBeGreaterThan(80)
    expect(fromDate).toBeLessThanOrEqual(91)
    expect((await problem(get(client, 'users.list', anything))).retryAfter).toBeUndefined()
  })

  test("interprets a Retry-After date by the server's clock", async () => {
    const date = 'Fri, 20 Nov 2020 10:30:00 GMT'
    server.answer(json({}, 429, { date, 'retry-after': 'Fri, 20 Nov 2020 10:31:30 GMT' }))
    expect((await problem(get(client, 'users.list', anything))).retryAfter).toBe(90)
  })

  test('violates the contract without JSON', async () => {
    server.answer({ body: 'hello' })
    expect(await problem(get(client, 'users.list', anything))).toMatchObject({
      kind: 'contract',
      details: 'Not JSON: hello',
    })
  })

  test('violates the contract with another shape, and the details name the path', async () => {
    server.answer(json({ items: 7 }))
    const broken = await problem(get(client, 'users.list', z.object({ items: z.array(z.string()) })))
    expect(broken.kind).toBe('contract')
    expect(broken.details).toContain('items')
  })

  test('times out', async () => {
    client = shortTimeout()
    server.answer('never')
    expect((await problem(get(client, 'users.list', anything))).kind).toBe('timeout')
  })

  test('is a network problem for a broken connection or missing server', async () => {
    server.answer('hang up')
    expect((await problem(get(client, 'users.list', anything))).kind).toBe('network')
    const nobody = createClient({ address: 'http://127.0.0.1:9/api' })
    expect((await problem(get(nobody, 'users.list', anything))).kind).toBe('network')
  })

  test('reports for a write only what is known, except for sign-in', async () => {
    server.answer('hang up', 'never', 'hang up')
    expect(await problem(client.write('put', 'materials/1', {}))).toMatchObject({
      mayBeDone: true,
      message: 'The server did not respond. Check your connection.',
    })
    expect(await problem(create(shortTimeout(), 'materials.create', { json: {} }))).toMatchObject({
      mayBeDone: true,
      message: 'The server took too long to respond.',
    })
    const signIn = client.write('post', 'authentication/login', {}, { isSignIn: true })
    expect((await problem(signIn)).message).toBe('Could not reach the server. Check your connection, then try again.')
  })

  test('is a network problem if it breaks off', async () => {
    server.answer('break off')
    expect((await problem(get(client, 'users.list', anything))).kind).toBe('network')
  })

  test('times out if it stalls after its headers', async () => {
    client = shortTimeout()
    server.answer('stall', 'stall')
    expect((await problem(get(client, 'users.list', anything))).kind).toBe('timeout')
    expect(await problem(create(client, 'materials.create', { json: {} }))).toMatchObject({
      kind: 'timeout',
      mayBeDone: true,
    })
  })

  test('includes request, status and server message in the report', async () => {
    server.answer(json({ error: 'Refused', message: 'Because of this.' }, 500))
    const refused = await problem(get(client, 'users.list', anything, { query: { page: 2 } }))
    expect(refused.report).toBe('GET users?page=2\nStatus 500\n{"error":"Refused","message":"Because of this."}')
  })

  test('stays an abort if aborted', async () => {
    server.answer('never')
    const calling = new AbortController()
    const call = get(client, 'users.list', anything, { signal: calling.signal })
    calling.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('Response to a write', () => {
  const page = '<!doctype html><title>Sign in to this network</title>'

  test.each(['', 'OK', 'ok\n', ids.line, '{}', '{"item":null}', 'null', '"done"'])('"%s" means success', async body => {
    server.answer({ body })
    await expect(client.write('put', 'materials/1', {})).resolves.not.toThrow()
  })

  test.each([
    ['a web page', page],
    ['half of an answer', '{"item":{"id":'],
    ['any other text', 'Welcome to the café'],
  ])('%s with status 200 fails and might have been saved', async (_, body) => {
    server.answer({ body }, { body }, { body })
    expect(await problem(client.write('put', 'materials/1', {}))).toMatchObject({
      kind: 'contract',
      mayBeDone: true,
      message: 'The response was incomplete or not from the server.',
      details: body,
    })
    expect((await problem(create(client, 'materials.create', { json: {} }))).mayBeDone).toBe(true)
    const signOut = client.write('post', 'authentication/logout', undefined, { isSignIn: true })
    expect((await problem(signOut)).mayBeDone).toBe(true)
  })

  test('is an error if its body is one, despite status 200', async () => {
    server.answer(json({ error: 'Refused', message: 'Because of this.' }))
    expect(await problem(client.write('put', 'materials/1', {}))).toMatchObject({
      title: 'Refused',
      message: 'Because of this.',
      mayBeDone: false,
    })
  })

  test.each([408, 500, 501, 502, 503, 504, 507])('status %i leaves the change uncertain', async status => {
    server.answer({ status, body: page }, json({ error: 'Failed', message: 'Out of order' }, status), json({}, status))
    for (const body of [{}, { name: 'PET' }]) {
      const failed = await problem(client.write('put', 'materials/1', body))
      expect(failed).toMatchObject({ mayBeDone: true, message: expect.stringMatching(/^The server|^Out of order$/) })
      expect(isOfRow(failed)).toBe(false)
    }
    expect((await problem(get(client, 'materials.list', anything))).mayBeDone).toBe(false)
  })

  test.each([400, 403, 404, 405, 409, 410, 412, 413, 418, 422])(
    'status %i refuses the record, so that no change was saved',
    async status => {
      server.answer(json({ error: 'Refused', message: 'Because of this.' }, status))
      const refused = await problem(client.write('put', 'materials/1', {}))
      expect([isOfRow(refused), refused.mayBeDone]).toEqual([true, false])
    },
  )

  test.each([401, 425, 429])('status %i refuses every record', async status => {
    server.answer(json({ error: 'Refused', message: 'Because of this.' }, status))
    const refused = await problem(client.write('put', 'materials/1', {}))
    expect([isOfRow(refused), refused.mayBeDone]).toEqual([false, false])
  })

  test("might have been saved if it breaks off, without the browser's message", async () => {
    server.answer('break off')
    const { title, message, mayBeDone } = await problem(create(client, 'materials.create', { json: {} }))
    expect(mayBeDone).toBe(true)
    expect(`${title} ${message}`).not.toMatch(/TypeError|fetch|terminated/)
  })
})

describe('Id of a new record', () => {
  test.each([
    ['an envelope', JSON.stringify({ item: { id: ids.line, name: 'PET' } })],
    ['an envelope around a bare id', JSON.stringify({ item: ids.line })],
    ['the record itself', JSON.stringify({ id: ids.line })],
    ['a JSON string', JSON.stringify(ids.line)],
    ['bare text', `${ids.line}\n`],
  ])('is found in %s', async (_, body) => {
    server.answer({ status: 201, body })
    expect(await create(client, 'materials.create', { json: {} })).toEqual({ id: ids.line, message: null })
  })

  test.each(['OK', '', '{}', '{"item":{"id":"7"}}'])('is missing in "%s", which is still a success', async body => {
    server.answer({ body })
    expect(await create(client, 'materials.create', { json: {} })).toEqual({ id: null, message: null })
  })

  test('is missing in a response without a body', async () => {
    server.answer({ status: 204 })
    expect(await create(client, 'materials.create', { json: {} })).toEqual({ id: null, message: null })
  })
})

describe('Expired session', () => {
  const ended = json({ error: 'Unauthorized', message: 'Sign in.' }, 401)

  test('repeats the call after the same user signs in again', async () => {
    client = createClient({ address: server.address, onExpired: async () => true })
    server.answer(ended, json({ fine: true }))
    expect(await get(client, 'users.list', anything)).toEqual({ fine: true })
    expect(server.received).toHaveLength(2)
  })

  test('fails the call if the user does not sign in again', async () => {
    client = createClient({ address: server.address, onExpired: async () => false })
    server.answer(ended)
    expect((await problem(get(client, 'users.list', anything))).kind).toBe('unauthorized')
    expect(server.received).toHaveLength(1)
  })

  test('does not repeat the call after a second 401', async () => {
    let checks = 0
    client = createClient({
      address: server.address,
      onExpired: async () => {
        checks += 1
        return true
      },
    })
    server.answer(ended, ended)
    const { message } = await problem(get(client, 'users.list', anything))
    expect(checks).toBe(1)
    expect(message).toMatch(/^The server refused this request, although you are signed in\./)
  })

  test('is distinct from wrong credentials', async () => {
    let checks = 0
    client = createClient({
      address: server.address,
      onExpired: async () => {
        checks += 1
        return true
      },
    })
    server.answer(ended)
    expect((await problem(client.write('post', 'authentication/login', {}, { isSignIn: true }))).kind).toBe(
      'unauthorized',
    )
    expect(checks).toBe(0)
  })
})
