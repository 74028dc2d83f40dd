import { expect, onTestFinished, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { wallMachine } from '#lab/wall/wall.machine.ts'

function start(...ids: readonly string[]) {
  const clock = new SimulatedClock()
  const wall = createActor(wallMachine, { clock }).start()
  onTestFinished(() => void wall.stop())
  wall.send({ type: 'tiles.choose', ids })
  return { wall, clock, now: () => wall.getSnapshot().context }
}

test('renders two cards in parallel, in order', () => {
  const { wall, now } = start('one', 'two', 'three', 'four')
  expect(now().renderers).toEqual(['one', 'two'])
  wall.send({ type: 'tile.drawn', id: 'two' })
  expect(now()).toMatchObject({ renderers: ['one', 'three'], drawn: new Set(['two']) })
})

test('renders visible cards first, then all others', () => {
  const { wall, now } = start('one', 'two', 'three', 'four', 'five')
  wall.send({ type: 'tile.approached', id: 'four' })
  wall.send({ type: 'tile.approached', id: 'five' })
  wall.send({ type: 'tile.left', id: 'four' })
  wall.send({ type: 'tile.drawn', id: 'one' })
  wall.send({ type: 'tile.drawn', id: 'two' })
  expect(now().renderers).toEqual(['five', 'three'])
})

test('renders each card once, and none outside the search', () => {
  const { wall, now } = start('one', 'two', 'three')
  wall.send({ type: 'tile.drawn', id: 'one' })
  wall.send({ type: 'tiles.choose', ids: ['one', 'two'] })
  wall.send({ type: 'tile.drawn', id: 'two' })
  wall.send({ type: 'tile.drawn', id: 'three' })
  expect(now().renderers).toEqual([null, null])
})

test('stores the reason of a failed card, and continues', () => {
  const { wall, now } = start('one', 'two', 'three')
  wall.send({ type: 'tile.failed', id: 'one', reason: 'find is not pending' })
  expect([...now().failed]).toEqual([['one', 'find is not pending']])
  expect(now().renderers).toEqual(['three', 'two'])
})

test('gives up a card after 20 s, and ignores its late result', () => {
  const { wall, clock, now } = start('one', 'two', 'three')
  wall.send({ type: 'tile.drawn', id: 'two' })
  clock.increment(20_000)
  expect([...now().failed.keys()]).toEqual(['one', 'three'])
  wall.send({ type: 'tile.drawn', id: 'one' })
  expect(now()).toMatchObject({ renderers: [null, null], drawn: new Set(['two']) })
})
