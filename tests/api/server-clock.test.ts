import { expect, test } from 'vitest'
import { createServerClock } from '#api/server-clock.ts'

const start = Date.parse('2026-11-20T10:30:30Z')
const answerOf = (time: number) => new Response(null, { headers: { Date: new Date(time).toUTCString() } })

test('the server time is the local time until a response', () => {
  const clock = createServerClock(() => start)
  clock.receive(new Response(null))
  expect(clock.now()).toBe(start)
})

test.each([
  ['behind', -7 * 60_000, -7 * 60_000],
  ['far ahead', 3 * 60 * 60_000, 3 * 60 * 60_000],
  ['less than five minutes ahead', 4 * 60_000, 0],
  ['alike, but for the second that the header leaves out and the way', -1900, 0],
])('is the time of a server that is %s', (_, difference, expected) => {
  const clock = createServerClock(() => start)
  clock.receive(answerOf(start + difference))
  expect(clock.now()).toBe(start + expected)
})

test('uses the fastest response and ignores cached ones', () => {
  let now = start
  const clock = createServerClock(() => now)
  clock.receive(answerOf(start - 60_000))
  now += 10_000
  clock.receive(answerOf(start - 86_400_000))
  expect(clock.now()).toBe(start - 50_000)
})

test('follows a computer clock that is corrected after it was behind', () => {
  let now = start - 3 * 60 * 60_000
  const clock = createServerClock(() => now)
  clock.receive(answerOf(start))
  expect(clock.now()).toBe(start - (start % 1000))
  now = start
  clock.receive(answerOf(start))
  expect(clock.now()).toBe(start)
})
