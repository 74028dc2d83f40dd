import { beforeEach, expect } from 'vitest'
import { type Step, startMock } from '#mirage/mock.ts'
import type { PageCount } from '#schemas/envelope.ts'

export const origin = 'http://localhost'
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
/** A Friday morning. */
export const start = Date.UTC(2026, 10, 20, 9, 30)

/** A valid UUID that no record has. */
export const unknownId = '00000000-0000-4000-8000-000000000000'

export const admin = 'lindiwe@threereco.example'
export const owner = 'naledi@umhlangametals.example'
export const staff = 'sipho@umhlangametals.example'
export const watcher = 'thandi@umhlangametals.example'
export const collector = 'bongani@collect.example'
export const newcomer = 'ayesha@greenloop.example'

type Row = { id: string; name: string; [field: string]: unknown }
/** All possible fields of a response. Tests assert the fields that they expect. */
type Body = {
  item: Row
  items: Row[]
  pagination: PageCount
  error: string
  message: string
  fields: Record<string, string>
}
export type Answer = { status: number; headers: Headers; text: string; body: Body }

/** Makes a call like a browser and reads the complete response. */
export async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : {}) as Body }
}
export const get = (path: string) => call('GET', path)
export const post = (path: string, body?: unknown) => call('POST', path, body)
export const put = (path: string, body?: unknown) => call('PUT', path, body)
export const remove = (path: string) => call('DELETE', path)

/** A storage that survives page loads, until the object is discarded. */
export function createMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

/** Request body of a material that is in no scenario. */
export const cork = { name: 'Cork', gwCode: 'GW 99', carbonFactor: '1' }

/** Starts a mock with its own clock, without delays or storage. */
export function startTestMock(options: Parameters<typeof startMock>[0] = {}) {
  const clock = { time: start }
  const mock = startMock({ now: () => clock.time, latency: 0, storage: null, origin, ...options })
  const named = (username: string) => {
    const user = mock.store.userNamed(username)
    if (!user) throw new Error(`No user is named ${username}`)
    return user
  }
  return {
    ...mock,
    clock,
    /** Returns a seeded user by username. */
    named,
    as: (username: string, step: Step = 'verified') => mock.signInAs(username, step),
    /** Returns the business of Naledi, Sipho and Thandi. */
    umhlanga: () => named(owner).businessIds[0] ?? '',
    /** Gives a user only these permissions, and no role. */
    allow: (username: string, permissions: string[]) =>
      mock.store.users.update(named(username).id, { permissions, roleIds: [] }),
  }
}

export type TestMock = ReturnType<typeof startTestMock>

/** Starts a mock before each test of the file, with the signed-in user `as`, and shuts it down afterwards. */
export function mockForEachTest({ as, ...options }: Parameters<typeof startTestMock>[0] & { as?: string } = {}) {
  let mock: TestMock | undefined
  beforeEach(() => {
    mock = startTestMock(options)
    if (as) mock.as(as)
    return mock.shutdown
  })
  return () => {
    if (!mock) throw new Error('There is a mock only while a test runs')
    return mock
  }
}

/** Matches a refusal with this text in its message. */
export const refused = (status: number, text: string) => ({
  status,
  body: { message: expect.stringContaining(text) as string },
})

/** Matches a refusal with a message at this field. */
export const refusedAt = (status: number, field: string) => ({
  status,
  body: { fields: { [field]: expect.any(String) as string } },
})

/** Returns the first item of a list, which must not be empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('The list is empty')
  return item
}
