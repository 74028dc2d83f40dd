import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { get } from '#api/answers.ts'
import { type Client, createClient } from '#api/client.ts'
import { ownedClient } from '#api/owned-client.ts'
import { Problem } from '#domain/problem.ts'
import { settled } from '../machines/support.ts'
import { json, startServer } from './server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const anything = z.unknown()
const theirs = new Problem({ kind: 'forbidden', title: 'Not yours', message: 'Somebody else is there.' })

/** An owner's client with given results of session checks. `requestCounts` is the number of requests before each check. */
function owned(...verdicts: Array<boolean | Problem>) {
  const requestCounts: number[] = []
  let news = 0
  const lifetime = new AbortController()
  const client = ownedClient(createClient({ address: server.address }), {
    over: lifetime.signal,
    verifySessionOwner: async () => {
      requestCounts.push(server.received.length)
      const verdict = verdicts.shift() ?? false
      if (verdict instanceof Problem) throw verdict
      return verdict
    },
    messageCount: () => news,
  })
  return { requestCounts, client, addNews: () => (news += 1), end: () => lifetime.abort(theirs) }
}

describe('Session owner', () => {
  test.each(['post', 'put', 'delete'] as const)(
    'is verified before a %s, which is never sent for another user',
    async method => {
      const { client, requestCounts } = owned(theirs)
      await expect(client.write(method, 'materials/1', {})).rejects.toBe(theirs)
      expect(requestCounts).toEqual([0])
      expect(server.received).toEqual([])
    },
  )

  test('is verified after a read, which is discarded for another user', async () => {
    server.answer(json({ secret: true }))
    const { client, requestCounts } = owned(theirs)
    await expect(get(client, 'users.list', anything)).rejects.toBe(theirs)
    expect(requestCounts).toEqual([1])
  })

  test('repeats a read if another tab changed the session', async () => {
    server.answer(json({ whose: 'unknown' }), json({ whose: 'mine' }))
    const { client, addNews } = owned()
    const answer = get(client, 'users.list', anything)
    addNews()
    expect(await answer).toEqual({ whose: 'mine' })
  })

  test('repeats a read after a verification', async () => {
    server.answer(json({ whose: 'unknown' }), json({ whose: 'mine' }))
    expect(await get(owned(true).client, 'users.list', anything)).toEqual({ whose: 'mine' })
  })

  test('sends a write once, with or without verification', async () => {
    server.answer({ body: 'OK' })
    await owned(true).client.write('put', 'materials/1', {})
    expect(server.received).toHaveLength(1)
  })
})

describe("After the owner's session", () => {
  const calls = [
    ['read', (client: Client) => client.read('users')],
    ['write', (client: Client) => client.write('put', 'users/1', {})],
  ] as const

  test.each(calls)('a %s is not sent', async (_, call) => {
    const { client, end } = owned()
    end()
    await expect(call(client)).rejects.toBe(theirs)
    expect(server.received).toEqual([])
  })

  test.each(calls)('the response to a %s is discarded', async (_, call) => {
    const { promise, resolve } = Promise.withResolvers<Blob>()
    const inner: Client = { read: () => promise, write: () => promise }
    const lifetime = new AbortController()
    const client = ownedClient(inner, {
      over: lifetime.signal,
      verifySessionOwner: async () => false,
      messageCount: () => 0,
    })
    const outcomes: unknown[] = []
    const note = (outcome: unknown) => void outcomes.push(outcome)
    call(client).then(note, note)
    lifetime.abort(theirs)
    resolve(new Blob(['{"secret":true}']))
    await settled()
    expect(outcomes).toEqual([])
  })
})
