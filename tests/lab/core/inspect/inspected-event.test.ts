import { expect, test } from 'vitest'
import { readMessage, readPostedEvent } from '#lab/core/inspect/inspected-event.ts'

const app = { id: '1', name: 'shop', place: 'localhost' }
const event = { type: '@xstate.event', sessionId: 'x:0', event: { type: 'open' } }

test('reads a message of the lab adapter', () => {
  const described = { ...app, hasEnded: false }
  expect(readMessage(JSON.stringify({ app, event }))).toEqual({ app: described, event })
  expect(readMessage(JSON.stringify({ app, event: null }))).toEqual({ app: described, event: null })
})

test('reads an event of @statelyai/inspect, with its time as text', () => {
  const posted = { ...event, _version: '0.7.2', createdAt: '1700000000000', id: null, rootId: 'x:0' }
  expect(readPostedEvent(posted)).toEqual({ ...event, createdAt: 1_700_000_000_000 })
})

test.each([
  ['a request', 'lab.watch'],
  ['text that is not JSON', '{"app":'],
  ['another type of event', JSON.stringify({ app, event: { type: 'other' } })],
  ['a message without an app', JSON.stringify({ event })],
  ['a name of 1000 characters', JSON.stringify({ app: { ...app, name: 'a'.repeat(1000) }, event })],
  ['a message of 2 million characters', JSON.stringify({ app, event, more: 'a'.repeat(2_000_000) })],
  ['data that is not text', { app, event }],
])('ignores %s', (_, data) => {
  expect(readMessage(data)).toBeNull()
})
