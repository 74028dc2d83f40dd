import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import { owner, staff } from '../mirage/harness.ts'
import { type ApiServer, startApiServer } from './api-server.ts'

let server: ApiServer
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(() => server.close())

function createBrowser() {
  let cookie = ''
  return async (method: string, path: string, body?: object, timeout = 10_000) => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const [received] = answer.headers.getSetCookie()
    if (received) cookie = received.slice(0, received.indexOf(';'))
    return answer
  }
}

const nameOf = async (answer: Response) => ((await answer.json()) as { item: { username: string } }).item.username

async function signedIn(username: string) {
  const call = createBrowser()
  await call('POST', 'authentication/login', { username, password: standardPassword })
  await call('POST', 'authentication/mfa/verify', { code: server.codeOf(username) })
  return call
}

const cork = { name: 'Cork', gwCode: 'GW 99', carbonFactor: '1' }
const corks = () => server.mock.store.materials.all().filter(({ name }) => name === 'Cork').length

describe('The server over real connections', () => {
  test('keeps a session per browser in a cookie that scripts cannot read', async () => {
    const [one, other] = [await signedIn(owner), await signedIn(staff)]
    expect(await nameOf(await one('GET', 'authentication/check'))).toBe(owner)
    expect(await nameOf(await other('GET', 'authentication/check'))).toBe(staff)

    const body = { username: owner, password: standardPassword }
    const answer = await createBrowser()('POST', 'authentication/login', body)
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
  })

  test('recognises no user without a cookie or after sign-out', async () => {
    expect((await createBrowser()('GET', 'authentication/check')).status).toBe(401)
    const call = await signedIn(owner)
    await call('POST', 'authentication/logout')
    expect((await call('GET', 'authentication/check')).status).toBe(401)
  })

  test('permits cross-origin calls with cookies only from the configured origin', async () => {
    const other = await startApiServer({ allow: 'https://app.example.test' })
    const answer = await fetch(`${other.url}/api/materials`, { method: 'OPTIONS' })
    await other.close()
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example.test')
    expect((await fetch(`${server.url}/api/materials`)).headers.has('access-control-allow-origin')).toBe(false)
  })

  test('leaves caching to the browser, like a server without Cache-Control', async () => {
    expect((await createBrowser()('GET', 'authentication/check')).headers.has('cache-control')).toBe(false)
  })

  test('records the caller and response of each call', async () => {
    await (await signedIn(owner))('POST', 'materials', cork)
    expect(server.served.at(-1)).toMatchObject({ name: 'materials.create', by: owner, status: 403 })
  })
})

describe('A fault of the server', () => {
  const administrator = 'lindiwe@threereco.example'

  test.for([
    ['refused', 0],
    ['timeout', 0],
    ['stalled', 1],
    ['cut', 1],
    ['answer-lost', 1],
  ] as const)('%s leaves the call without a response, processed this many times: %i', async ([kind, times]) => {
    const call = await signedIn(administrator)
    server.faults.set('materials.create', { kind })
    await expect(call('POST', 'materials', cork, 1000).then(answer => answer.text())).rejects.toThrow(
      /fetch failed|terminated|aborted/,
    )
    expect(corks()).toBe(times)
  })

  test.for([
    [{ kind: 'status', status: 503 }, 503, /is unavailable/, 0],
    [{ kind: 'session-ended' }, 401, /error/, 0],
    [{ kind: 'html' }, 200, /<h1>/, 0],
    [{ kind: 'other-shape' }, 201, /"items":"none"/, 1],
    [{ kind: 'empty' }, 201, /^$/, 1],
    [{ kind: 'late', ms: 5 }, 201, /Cork/, 1],
  ] as const)('%j returns %i', async ([fault, status, body, times]) => {
    const call = await signedIn(administrator)
    server.faults.set('materials.create', fault)
    const answer = await call('POST', 'materials', cork)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(body)
    expect(corks()).toBe(times)
  })

  test('ends after the first match unless it is permanent', async () => {
    const call = await signedIn(administrator)
    const met = server.faults.set('materials.list', { kind: 'status', status: 429, retryAfter: 7 }, 'always')
    for (const _ of [1, 2]) expect((await call('GET', 'materials')).headers.get('retry-after')).toBe('7')
    expect(met()).toBe(2)
    server.faults.clear()
    expect((await call('GET', 'materials')).status).toBe(200)
  })
})
