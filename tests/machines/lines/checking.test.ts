import { describe, expect, test } from 'vitest'
import { copper } from '#machines/lines/lines.fakes.ts'
import { totalsSelector } from '#machines/lines/lines.selectors.ts'
import { settled } from '#tests/machines/support.ts'
import { draft, faulty, nothingTyped, saved } from './started.ts'

describe('checking', () => {
  test('marks what is missing or less than 0, and points to the first', () => {
    const { actor, marks, told } = faulty()
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({
      'line-2': { value: 'The value must be 0 or more' },
      'line-3': { weight: 'Enter a weight', value: 'Enter a value' },
    })
    expect(told).toEqual([{ type: 'lines.invalid', key: 'line-2', field: 'value' }])
  })

  test('points to the weight before the value', () => {
    const { actor, told } = draft([{ material: copper, ...nothingTyped }])
    actor.send({ type: 'lines.check' })
    expect(told).toEqual([{ type: 'lines.invalid', key: 'line-1', field: 'weight' }])
  })

  test('finds nothing in lines of 0', () => {
    const { actor, marks, told } = draft([{ material: copper, weight: 0, value: 0 }])
    actor.send({ type: 'lines.check' })
    expect([marks(), told]).toEqual([{}, []])
  })

  test('loses a mark as soon as its field changes, and only that one', () => {
    const { actor, change, marks } = faulty()
    actor.send({ type: 'lines.check' })
    change('line-3', { weight: 4 })
    expect(marks()['line-3']).toEqual({ value: 'Enter a value' })
    change('line-3', { value: 4 })
    expect(Object.keys(marks())).toEqual(['line-2'])
  })

  test('forgets the marks of a line that is removed', () => {
    const { actor, marks } = faulty()
    actor.send({ type: 'lines.check' })
    actor.send({ type: 'line.remove', key: 'line-3' })
    expect(Object.keys(marks())).toEqual(['line-2'])
  })

  test('covers saved lines as well', () => {
    const { actor, change, marks } = saved()
    change('line-1', { weight: null })
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({ 'line-1': { weight: 'Enter a weight' } })
  })
})

describe('a refusal of the server', () => {
  const refused = {
    type: 'lines.refused',
    fields: {
      'materials.0.weight': 'Too heavy',
      'materials.2.value': 'Too dear',
      buyerId: 'Who?',
      'materials.9.value': '',
    },
  } as const

  test('marks the fields that it names, and points to the first', () => {
    const { actor, marks, told } = faulty()
    actor.send(refused)
    expect(marks()).toEqual({ 'line-1': { weight: 'Too heavy' }, 'line-3': { value: 'Too dear' } })
    expect(told).toEqual([{ type: 'lines.invalid', key: 'line-1', field: 'weight' }])
  })

  test('loses its mark as soon as the field changes', () => {
    const { actor, change, marks } = faulty()
    actor.send(refused)
    change('line-1', { weight: 1 })
    expect(Object.keys(marks())).toEqual(['line-3'])
  })

  test('is about drafts only: a saved line fails by itself', () => {
    const { actor, marks } = saved()
    actor.send(refused)
    expect(marks()).toEqual({})
  })
})

describe('the sums', () => {
  test('are those of what is on show, exact, by family', () => {
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

describe('a key that no line has', () => {
  test.each([
    ['new', faulty],
    ['saved', saved],
  ] as const)('changes nothing in a %s record', async (_, record) => {
    const { actor, calls, shown, told } = record()
    const before = shown()
    actor.send({ type: 'line.change', key: 'line-9', weight: 3 })
    actor.send({ type: 'line.remove', key: 'line-9' })
    actor.send({ type: 'line.retry', key: 'line-9' })
    await settled()
    expect([shown(), told, calls]).toEqual([before, [], []])
  })
})
