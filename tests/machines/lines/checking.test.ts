import { describe, expect, test } from 'vitest'
import { copper } from '#machines/lines/lines.fakes.ts'
import { totalsSelector } from '#machines/lines/lines.selectors.ts'
import { settled } from '#tests/machines/support.ts'
import { draft, faulty, nothingTyped, saved } from './started.ts'

describe('checking', () => {
  test('marks missing and negative numbers and emits the first', () => {
    const { actor, marks, emitted } = faulty()
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({
      'line-2': { value: 'The value must be 0 or more' },
      'line-3': { weight: 'Enter a weight', value: 'Enter a value' },
    })
    expect(emitted).toEqual([{ type: 'lines.invalid', key: 'line-2', field: 'value' }])
  })

  test('emits the weight before the value', () => {
    const { actor, emitted } = draft([{ material: copper, ...nothingTyped }])
    actor.send({ type: 'lines.check' })
    expect(emitted).toEqual([{ type: 'lines.invalid', key: 'line-1', field: 'weight' }])
  })

  test('accepts lines of 0', () => {
    const { actor, marks, emitted } = draft([{ material: copper, weight: 0, value: 0 }])
    actor.send({ type: 'lines.check' })
    expect([marks(), emitted]).toEqual([{}, []])
  })

  test('clears only the mark of a changed field', () => {
    const { actor, change, marks } = faulty()
    actor.send({ type: 'lines.check' })
    change('line-3', { weight: 4 })
    expect(marks()['line-3']).toEqual({ value: 'Enter a value' })
    change('line-3', { value: 4 })
    expect(Object.keys(marks())).toEqual(['line-2'])
  })

  test('clears the marks of a removed line', () => {
    const { actor, marks } = faulty()
    actor.send({ type: 'lines.check' })
    actor.send({ type: 'line.remove', key: 'line-3' })
    expect(Object.keys(marks())).toEqual(['line-2'])
  })

  test('checks saved lines too', () => {
    const { actor, change, marks } = saved()
    change('line-1', { weight: null })
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({ 'line-1': { weight: 'Enter a weight' } })
  })
})

describe('server refusal', () => {
  const refused = {
    type: 'lines.refused',
    fields: {
      'materials.0.weight': 'Too heavy',
      'materials.2.value': 'Too dear',
      buyerId: 'Who?',
      'materials.9.value': '',
    },
  } as const

  test('marks the named fields and emits the first', () => {
    const { actor, marks, emitted } = faulty()
    actor.send(refused)
    expect(marks()).toEqual({ 'line-1': { weight: 'Too heavy' }, 'line-3': { value: 'Too dear' } })
    expect(emitted).toEqual([{ type: 'lines.invalid', key: 'line-1', field: 'weight' }])
  })

  test('clears a mark when its field changes', () => {
    const { actor, change, marks } = faulty()
    actor.send(refused)
    change('line-1', { weight: 1 })
    expect(Object.keys(marks())).toEqual(['line-3'])
  })

  test('applies to drafts only', () => {
    const { actor, marks } = saved()
    actor.send(refused)
    expect(marks()).toEqual({})
  })
})

describe('totals', () => {
  test('are exact, for the visible lines, by family', () => {
    const { actor, change } = saved()
    change('line-1', { weight: 0.1 })
    actor.send({ type: 'line.add', material: copper })
    expect(totalsSelector()(actor.getSnapshot())).toMatchObject({
      weight: '10.1',
      value: '35',
      carbon: '11.768',
      byFamily: [
        { family: 'paper', carbon: '11.418' },
        { family: 'metal', carbon: '0.35' },
      ],
    })
  })
})

describe('unknown key', () => {
  test('changes nothing in a saved record', async () => {
    const { actor, calls, shown, emitted } = saved()
    const before = shown()
    actor.send({ type: 'line.change', key: 'line-9', weight: 3 })
    actor.send({ type: 'line.remove', key: 'line-9' })
    actor.send({ type: 'line.retry', key: 'line-9' })
    await settled()
    expect([shown(), emitted, calls]).toEqual([before, [], []])
  })
})
