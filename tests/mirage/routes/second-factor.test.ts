import { decode } from 'fast-png'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { enrolmentSecret } from '#schemas/authentication.ts'
import {
  createMemory,
  get,
  minute,
  mockForEachTest,
  newcomer,
  origin,
  owner,
  post,
  refusedAt,
  startTestMock,
} from '../harness.ts'

const mock = mockForEachTest()

const verify = (code: string | null) => post('/authentication/mfa/verify', { code })
const enable = (accept: string) => fetch(`${origin}/api/authentication/mfa/enable`, { headers: { accept } })
const enrolment = async () => {
  const response = await enable('application/json, image/png')
  return enrolmentSecret.parse(((await response.json()) as { item: unknown }).item)
}
/** Returns the code of an authenticator app with this secret. */
const appCode = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
/** Returns a code that is invalid at this time. */
const wrongCode = (secret: string, time: number) => {
  const right = new Set([-30_000, 0, 30_000].map(offset => appCode(secret, time + offset)))
  return ['000000', '111111', '222222', '333333'].find(code => !right.has(code)) ?? ''
}

describe('Setting up the second factor', () => {
  test('returns one secret until the first code, and none afterwards', async () => {
    mock().as(newcomer, 'enrolling')
    const { secret, uri } = await enrolment()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await enrolment()).toEqual({ secret, uri })
    const address = new URL(uri)
    expect(address.protocol + address.host).toBe('otpauth:totp')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'threereco',
      digits: '6',
      period: '30',
    })

    expect((await verify(appCode(secret, mock().clock.time))).text).toBe('OK')
    expect((await get('/authentication/check')).body.item).toMatchObject({ mfaEnabled: true, mfaVerified: true })
    const again = await enable('application/json')
    expect(again.status).toBe(409)
    expect(await again.text()).not.toContain(secret)
  })

  test('returns an image of the same URI if JSON is not accepted', async () => {
    mock().as(newcomer, 'enrolling')
    const response = await enable('image/png')
    expect(response.headers.get('Content-Type')).toBe('image/png')
    const { width, height, data: pixels } = decode(await response.arrayBuffer(), { checkCrc: true })

    const { data, size } = encode((await enrolment()).uri, { ecc: 'M', border: 4 })
    expect([width, height]).toEqual([size * 6, size * 6])
    const shown = data.map((row, y) => row.map((_, x) => pixels[(y * 6 + 3) * width + x * 6 + 3] === 0))
    expect(shown).toEqual(data)
  })

  test('needs a session', async () => {
    expect((await enable('application/json')).status).toBe(401)
    expect((await verify('123456')).status).toBe(401)
    expect(mock().currentCode()).toBeNull()
  })
})

describe('Verifying a code', () => {
  test('verifies a signed-in user', async () => {
    mock().as(owner, 'signed-in')
    expect(await get('/materials')).toMatchObject({ status: 403, body: { error: 'Forbidden' } })
    expect((await verify(mock().currentCode())).text).toBe('OK')
    expect((await get('/materials')).status).toBe(200)
  })

  test('accepts the code of any authenticator app', () => {
    mock().as(owner, 'signed-in')
    expect(mock().currentCode()).toBe(appCode(mock().named(owner).secret, mock().clock.time))
  })

  test.for([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ] as const)('responds to a code that is %i seconds off with %i', async ([seconds, status]) => {
    mock().as(owner, 'signed-in')
    const code = appCode(mock().named(owner).secret, mock().clock.time + seconds * 1000)
    expect((await verify(code)).status).toBe(status)
  })

  test('refuses a code without six characters', async () => {
    mock().as(owner, 'signed-in')
    expect(await verify('12345')).toMatchObject(refusedAt(422, 'code'))
  })

  test('treats six characters that are not digits as a wrong code', async () => {
    mock().as(owner, 'signed-in')
    for (const code of ['abcdef', '１２３４５６', '٣٤٥٦٧٨', '😀😀😀']) expect((await verify(code)).status).toBe(401)
  })

  test('stays locked after a page reload', async () => {
    const storage = createMemory()
    const before = startTestMock({ storage })
    before.as(owner, 'signed-in')
    for (let attempt = 1; attempt <= 6; attempt += 1) await verify('abcdef')
    before.shutdown()

    const after = startTestMock({ storage })
    const locked = await verify(after.currentCode())
    expect([locked.status, locked.headers.get('Retry-After')]).toEqual([429, '60'])
    storage.setItem('threereco.mock.codes', 'of another version')
    expect((await verify(after.currentCode())).status).toBe(200)
    after.shutdown()
  })

  test('locks the account for a minute after more than five wrong codes in a row', async () => {
    mock().as(owner, 'signed-in')
    const wrong = wrongCode(mock().named(owner).secret, mock().clock.time)
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await verify(wrong)).status).toBe(401)
    const locked = await verify(wrong)
    expect(locked).toMatchObject({ status: 429, body: { error: 'Too Many Requests' } })
    expect(locked.headers.get('Retry-After')).toBe('60')

    mock().clock.time += 20_000
    const still = await verify(mock().currentCode())
    expect(still.status).toBe(429)
    expect(still.headers.get('Retry-After')).toBe('40')

    mock().clock.time += minute
    expect((await verify(mock().currentCode())).status).toBe(200)
  })

  test('resets the count after a right code, and counts per account', async () => {
    mock().as(owner, 'signed-in')
    const wrong = wrongCode(mock().named(owner).secret, mock().clock.time)
    for (let attempt = 1; attempt <= 5; attempt += 1) await verify(wrong)
    expect((await verify(mock().currentCode())).status).toBe(200)
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await verify(wrong)).status).toBe(401)

    mock().as(newcomer, 'enrolling')
    expect((await verify(wrongCode(mock().named(newcomer).secret, mock().clock.time))).status).toBe(401)
  })
})
