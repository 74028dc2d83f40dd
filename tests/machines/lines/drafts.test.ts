import { describe, expect, test } from 'vitest'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { typedLines } from '#machines/lines/lines.selectors.ts'
import { draft, nothingTyped } from './started.ts'

describe('lines of a new record', () => {
  test('adds several lines at once with one event', () => {
    const { actor, shown, emitted } = draft([{ material: copper, weight: 2, value: 30 }])
    const lines = [
      { material: cardboard, weight: 3, value: 40 },
      { material: copper, weight: null, value: 1 },
    ]
    actor.send({ type: 'lines.add', lines })
    actor.send({ type: 'line.add', material: copper })
    expect(shown()).toEqual([
      ['line-1', 'Copper', 2, 30],
      ['line-2', 'Cardboard', 3, 40],
      ['line-3', 'Copper', null, 1],
      ['line-4', 'Copper', null, null],
    ])
    expect(emitted).toEqual([
      { type: 'lines.added', added: 2, count: 3 },
      { type: 'line.added', key: 'line-4', name: 'Copper', position: 4, count: 4, isPending: false },
    ])
  })

  test('changes one number and keeps the others', () => {
    const { shown, change } = draft([
      { material: copper, weight: 2, value: 30 },
      { material: cardboard, weight: 3, value: 40 },
    ])
    change('line-1', { weight: 2.5 })
    change('line-1', { value: null })
    expect(shown()).toEqual([
      ['line-1', 'Copper', 2.5, null],
      ['line-2', 'Cardboard', 3, 40],
    ])
  })

  test('removes lines at once and never reuses a key', () => {
    const { actor, shown, emitted } = draft([{ material: copper, ...nothingTyped }])
    actor.send({ type: 'line.remove', key: 'line-1' })
    actor.send({ type: 'line.add', material: cardboard })
    expect(shown()).toEqual([['line-2', 'Cardboard', null, null]])
    expect(emitted).toEqual([
      { type: 'line.removed', name: 'Copper' },
      { type: 'line.added', key: 'line-2', name: 'Cardboard', position: 1, count: 1, isPending: false },
    ])
  })

  test('sends no requests', async () => {
    const { actor, change, calls, pass } = draft()
    actor.send({ type: 'line.add', material: copper })
    change('line-1', { weight: 2, value: 30 })
    await pass()
    expect(calls).toEqual([])
  })

  test('returns the lines as typed', () => {
    const lines = [{ material: cardboard, weight: 3.5, value: null }]
    const { actor } = draft(lines)
    expect(typedLines(actor.getSnapshot())).toEqual(lines)
  })

  test('keeps a gross weight until its tare is known', () => {
    const { actor, change } = draft([{ material: copper, weight: null, gross: 1240, value: null }])
    change('line-1', { value: 30 })
    expect(typedLines(actor.getSnapshot())).toEqual([{ material: copper, weight: null, gross: 1240, value: 30 }])
    change('line-1', { weight: 860, gross: null })
    expect(typedLines(actor.getSnapshot())).toEqual([{ material: copper, weight: 860, value: 30 }])
  })

  test('keeps the price that the value follows', () => {
    const { actor, change } = draft([{ material: copper, weight: null, gross: 1240, value: null }])
    change('line-1', { price: 3.5, value: null })
    expect(typedLines(actor.getSnapshot())).toMatchObject([{ gross: 1240, price: 3.5 }])
    change('line-1', { price: null, value: 30 })
    expect(typedLines(actor.getSnapshot())).toEqual([{ material: copper, weight: null, gross: 1240, value: 30 }])
  })
})
