import { expect, onTestFinished, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { wallMachine } from '#lab/wall/wall.machine.ts'

function start(...near: readonly string[]) {
  const clock = new SimulatedClock()
  const wall = createActor(wallMachine, { clock }).start()
  onTestFinished(() => void wall.stop())
  for (const id of near) wall.send({ type: 'tile.approached', id })
  return { wall, clock, now: () => wall.getSnapshot().context }
}

test('Two tiles are drawn at the same time, in the order in which they came near', () => {
  const { wall, now } = start('one', 'two', 'three', 'four')
  expect(now()).toMatchObject({ drawing: ['one', 'two'], waiting: ['three', 'four'] })
  wall.send({ type: 'tile.drawn', id: 'two' })
  expect(now()).toMatchObject({ drawing: ['one', 'three'], waiting: ['four'], settled: ['two'] })
})

test('A tile that is far away is let go of, makes room for another, and is drawn anew when it comes near', () => {
  const { wall, now } = start('one', 'two', 'three')
  wall.send({ type: 'tile.drawn', id: 'one' })
  wall.send({ type: 'tile.left', id: 'one' })
  wall.send({ type: 'tile.left', id: 'two' })
  expect(now()).toMatchObject({ drawing: ['three'], waiting: [], settled: [], drawn: new Set(['one']) })
  wall.send({ type: 'tile.drawn', id: 'two' })
  expect(now().drawn).toEqual(new Set(['one']))
  wall.send({ type: 'tile.approached', id: 'one' })
  expect(now().drawing).toEqual(['three', 'one'])
})

test('A tile that is near is drawn once, however often that is told', () => {
  const { wall, now } = start('one', 'one')
  wall.send({ type: 'tile.drawn', id: 'one' })
  wall.send({ type: 'tile.approached', id: 'one' })
  expect(now()).toMatchObject({ drawing: [], waiting: [], settled: ['one'] })
})

test('A tile that fails says why, until it is drawn after all', () => {
  const { wall, now } = start('one')
  wall.send({ type: 'tile.failed', id: 'one', reason: 'find is not under way' })
  expect([...now().failed]).toEqual([['one', 'find is not under way']])
  wall.send({ type: 'tile.left', id: 'one' })
  wall.send({ type: 'tile.approached', id: 'one' })
  wall.send({ type: 'tile.drawn', id: 'one' })
  expect(now().failed.size).toBe(0)
})

test('A tile that is not drawn after 20 s has failed, and does not hold up the others', () => {
  const { wall, clock, now } = start('one', 'two', 'three')
  wall.send({ type: 'tile.drawn', id: 'two' })
  clock.increment(20_000)
  expect([...now().failed.keys()]).toEqual(['one', 'three'])
  expect(now()).toMatchObject({ drawing: [], drawn: new Set(['two']) })
})
