import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { messagesOf, openLab, startRelay } from './inspect-by-socket.ts'

/** Connects an app to the server, until the end of the test. */
async function connectApp(address: string) {
  const app = new WebSocket(address)
  onTestFinished(() => app.close())
  await once(app, 'open')
  return app
}

/** Returns true if the server accepts a connection with this origin. */
async function isAccepted(address: string, origin?: string) {
  const socket = new WebSocket(address, origin === undefined ? {} : { origin })
  onTestFinished(() => socket.terminate())
  return once(socket, 'open').then(
    () => true,
    () => false,
  )
}

test.each([
  ['Node', undefined, true],
  ['a page on this computer', 'http://localhost:3000', true],
  ['a page on the same address', 'http://127.0.0.1:8080', true],
  ['another site', 'https://example.com', false],
  ['a site with the name of a loopback address', 'https://localhost.example.com', false],
  ['a page without an origin', 'null', false],
] as const)('answers %s: %s → %s', async (_, origin, expected) => {
  expect(await isAccepted(await startRelay(), origin)).toBe(expected)
})

test('keeps the messages of @statelyai/inspect for labs that open later', async () => {
  const address = await startRelay()
  const app = await connectApp(address)
  const early = await openLab(address)
  const definition = '{"id":"shop","states":{"open":{}}}'
  const base = { sessionId: 'x:0', createdAt: '1700000000000', _version: '0.7.2' }
  app.send(JSON.stringify({ ...base, type: '@xstate.actor', name: 'shop', definition, snapshot: { status: 'active' } }))
  app.send(JSON.stringify({ ...base, type: '@xstate.event', event: { type: 'shop.close' } }))
  await expect.poll(() => messagesOf(early)).toEqual(['- → shop: shop.close'])
  const late = await openLab(address)
  await expect.poll(() => messagesOf(late)).toEqual(['- → shop: shop.close'])
})

test('masks passwords and truncates contexts of @statelyai/inspect in the lab', async () => {
  const address = await startRelay()
  const lab = await openLab(address)
  const app = await connectApp(address)
  const context = { password: 'hunter2', rows: Array.from({ length: 5000 }, (_, index) => index) }
  const snapshot = { status: 'active', value: 'open', context }
  app.send(JSON.stringify({ _version: '0.7.2', type: '@xstate.snapshot', sessionId: 'x:0', snapshot }))
  await expect.poll(() => lab.apps()[0]?.actors()[0]?.snapshot?.context).toMatchObject({ password: '••••••••' })
  expect(JSON.stringify(lab.apps()[0]?.actors()[0]?.snapshot).length).toBeLessThan(20_000)
})

test('ends the connection after a message that is too large', async () => {
  const app = await connectApp(await startRelay())
  app.send('a'.repeat(2_000_000))
  const [code] = await once(app, 'close')
  expect(code).toBe(1009)
})
