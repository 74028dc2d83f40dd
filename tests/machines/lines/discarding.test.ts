import { describe, expect, test } from 'vitest'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { settled } from '#tests/machines/support.ts'
import { draft, faulty, nothingTyped, saved } from './started.ts'

const three = () =>
  draft([
    { material: copper, weight: 1, value: 10 },
    { material: cardboard, weight: 2, value: null },
    { material: copper, ...nothingTyped },
  ])

describe('discarding an unsaved line', () => {
  test('removes the line and its marks at once', () => {
    const { actor, shown, marks, emitted } = faulty()
    actor.send({ type: 'lines.check' })
    actor.send({ type: 'line.discard', key: 'line-3' })
    expect(shown().map(([key]) => key)).toEqual(['line-1', 'line-2'])
    expect(Object.keys(marks())).toEqual(['line-2'])
    expect(emitted.at(-1)).toEqual({ type: 'line.discarded', key: 'line-3', name: 'Copper' })
  })

  test('can be undone with index and numbers', () => {
    const { actor, shown, emitted } = three()
    const before = shown()
    actor.send({ type: 'line.discard', key: 'line-2' })
    expect(shown()).toHaveLength(2)
    actor.send({ type: 'line.restore', key: 'line-2' })
    expect(shown()).toEqual(before)
    expect(emitted.at(-1)).toEqual({ type: 'line.restored', key: 'line-2', name: 'Cardboard' })
  })

  test('can be undone once, for the last line only', () => {
    const { actor, shown } = three()
    actor.send({ type: 'line.discard', key: 'line-1' })
    actor.send({ type: 'line.discard', key: 'line-3' })
    expect(actor.getSnapshot().can({ type: 'line.restore', key: 'line-1' })).toBe(false)
    actor.send({ type: 'line.restore', key: 'line-3' })
    actor.send({ type: 'line.restore', key: 'line-3' })
    expect(shown().map(([key]) => key)).toEqual(['line-2', 'line-3'])
  })

  test('never reuses a key', () => {
    const { actor, shown } = three()
    actor.send({ type: 'line.discard', key: 'line-3' })
    actor.send({ type: 'line.add', material: cardboard })
    actor.send({ type: 'line.restore', key: 'line-3' })
    actor.send({ type: 'line.add', material: cardboard })
    expect(shown().map(([key]) => key)).toEqual(['line-1', 'line-2', 'line-3', 'line-4', 'line-5'])
  })

  test('looks up a restored pending line again', async () => {
    const { actor, lookUps, shown } = draft()
    actor.send({ type: 'line.lookUp', term: 'copp' })
    actor.send({ type: 'line.discard', key: 'line-1' })
    expect(lookUps[0]?.signal.aborted).toBe(true)
    actor.send({ type: 'line.restore', key: 'line-1' })
    await settled()
    expect([shown(), lookUps.length]).toEqual([[['line-1', 'Copper', null, null]], 2])
  })
})

describe('saved record', () => {
  test('restores an incomplete new line, which then saves itself', async () => {
    const { actor, shown, change, requests, pass } = saved()
    actor.send({ type: 'line.add', material: copper })
    change('line-3', { weight: 4 })
    actor.send({ type: 'line.discard', key: 'line-3' })
    expect(shown()).toHaveLength(2)
    actor.send({ type: 'line.restore', key: 'line-3' })
    expect(shown()[2]).toEqual(['line-3', 'Copper', 4, null])
    change('line-3', { value: 5 })
    await pass()
    expect(requests()).toEqual(['createLine', 'attachLine'])
  })

  test('keeps a new line after its call was sent', async () => {
    const { actor, change } = saved({ hanging: ['createLine'] })
    actor.send({ type: 'line.add', material: copper })
    change('line-3', { weight: 4 })
    const may = () => actor.getSnapshot().can({ type: 'line.discard', key: 'line-3' })
    expect(may()).toBe(true)
    change('line-3', { value: 5 })
    expect(may()).toBe(false)
  })
})
