import { expect, onTestFinished, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { galleryMachine } from '#lab/product/gallery/gallery.machine.ts'

function start(...ids: readonly string[]) {
  const clock = new SimulatedClock()
  const gallery = createActor(galleryMachine, { clock }).start()
  onTestFinished(() => void gallery.stop())
  gallery.send({ type: 'tiles.choose', ids })
  return { gallery, clock, now: () => gallery.getSnapshot().context }
}

test('renders two cards in parallel, in order', () => {
  const { gallery, now } = start('one', 'two', 'three', 'four')
  expect(now().renderers).toEqual(['one', 'two'])
  gallery.send({ type: 'tile.drawn', id: 'two' })
  expect(now()).toMatchObject({ renderers: ['one', 'three'], drawn: new Set(['two']) })
})

test('renders visible cards first, then all others', () => {
  const { gallery, now } = start('one', 'two', 'three', 'four', 'five')
  gallery.send({ type: 'tile.approached', id: 'four' })
  gallery.send({ type: 'tile.approached', id: 'five' })
  gallery.send({ type: 'tile.left', id: 'four' })
  gallery.send({ type: 'tile.drawn', id: 'one' })
  gallery.send({ type: 'tile.drawn', id: 'two' })
  expect(now().renderers).toEqual(['five', 'three'])
})

test('renders each card once, and none outside the search', () => {
  const { gallery, now } = start('one', 'two', 'three')
  gallery.send({ type: 'tile.drawn', id: 'one' })
  gallery.send({ type: 'tiles.choose', ids: ['one', 'two'] })
  gallery.send({ type: 'tile.drawn', id: 'two' })
  gallery.send({ type: 'tile.drawn', id: 'three' })
  expect(now().renderers).toEqual([null, null])
})

test('stores the reason of a failed card, and continues', () => {
  const { gallery, now } = start('one', 'two', 'three')
  gallery.send({ type: 'tile.failed', id: 'one', reason: 'find is not pending' })
  expect([...now().failed]).toEqual([['one', 'find is not pending']])
  expect(now().renderers).toEqual(['three', 'two'])
})

test('gives up a card after 20 s, and ignores its late result', () => {
  const { gallery, clock, now } = start('one', 'two', 'three')
  gallery.send({ type: 'tile.drawn', id: 'two' })
  clock.increment(20_000)
  expect([...now().failed.keys()]).toEqual(['one', 'three'])
  gallery.send({ type: 'tile.drawn', id: 'one' })
  expect(now()).toMatchObject({ renderers: [null, null], drawn: new Set(['two']) })
})
