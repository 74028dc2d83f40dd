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

/**
 * The client of an owner, with the result of each check of the session, in order; `asked` is how many calls had gone
 * out before each.
 */
function owned(...verdicts: Array<boolean | Problem>) {
  const asked: number[] = []
  let news = 0
  const lifetime = new AbortController()
  const client = ownedClient(createClient({ address: server.address }), {
    over: lifetime.signal,
    makeSure: async () => {
      asked.push(server.received.length)
      const verdict = verdicts.shift() ?? false
      if (verdict instanceof Problem) throw verdict
      return verdict
    },
    heard: () => news,
  })
  return { asked, client, tellNews: () => (news += 1), end: () => lifetime.abort(theirs) }
}

describe('the owner of the session', () => {
  test.each(['post', 'put', 'delete'] as const)(
    'is asked before a %s, which does not go out as another',
    async method => {
      const { client, asked } = owned(theirs)
      await expect(client.write(method, 'materials/1', {})).rejects.toBe(theirs)
      expect(asked).toEqual([0])
      expect(server.received).toEqual([])
    },
  )

  test('is asked after a read, which is not given on when it was for another', async () => {
    server.answer(json({ secret: true }))
    const { client, asked } = owned(theirs)
    await expect(get(client, 'users.list', anything)).rejects.toBe(theirs)
    expect(asked).toEqual([1])
  })

  test('has a read made again when another tab told something new meanwhile', async () => {
    server.answer(json({ whose: 'unknown' }), json({ whose: 'mine' }))
    const { client, tellNews } = owned()
    const answer = get(client, 'users.list', anything)
    tellNews()
    expect(await answer).toEqual({ whose: 'mine' })
  })

  test('has a read made again when there was a doubt', async () => {
    server.answer(json({ whose: 'unknown' }), json({ whose: 'mine' }))
    expect(await get(owned(true).client, 'users.list', anything)).toEqual({ whose: 'mine' })
  })

  test('has a write made once, doubt or none', async () => {
    server.answer({ body: 'OK' })
    await owned(true).client.write('put', 'materials/1', {})
    expect(server.received).toHaveLength(1)
  })
})

describe('once the owner is gone', () => {
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

  test.each(calls)('the answer to a %s is not passed on', async (_, call) => {
    const { promise, resolve } = Promise.withResolvers<Blob>()
    const inner: Client = { read: () => promise, write: () => promise }
    const lifetime = new AbortController()
    const client = ownedClient(inner, { over: lifetime.signal, makeSure: async () => false, heard: () => 0 })
    const told: unknown[] = []
    const note = (outcome: unknown) => void told.push(outcome)
    call(client).then(note, note)
    lifetime.abort(theirs)
    resolve(new Blob(['{"secret":true}']))
    await settled()
    expect(told).toEqual([])
  })
})
