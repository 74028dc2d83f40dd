import { describe, expect, test } from 'vitest'
import { callOf } from '#contract/contract.ts'
import type { Page } from '#schemas/envelope.ts'
import { ids } from '../api/samples.ts'
import { completeRows } from './complete-rows.ts'

type Path = ReadonlyArray<string | number>
type ListName = keyof typeof completeRows

const names = Object.keys(completeRows) as ListName[]
const idOf = (place: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c330${place}`
const wrongValues = [undefined, null, '', 'n/a', '1,5', 'NaN', -1, true, [], {}, [null], { id: 7 }]

/** Returns all paths in a value. */
const pathsIn = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [[name], ...pathsIn(part).map(path => [name, ...path])])
    : []

/** Returns the value with a replacement at a path. */
function withAt(value: unknown, [first, ...rest]: Path, wrong: unknown): unknown {
  if (first === undefined) return wrong
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
  copy[first] = withAt(copy[first], rest, wrong)
  return copy
}

const read = (name: ListName, rows: readonly unknown[]): Page<{ id: string }> => {
  const { answer } = callOf(name)
  if (answer === 'OK') throw new Error(`${name} answers no page`)
  return answer.parse(JSON.parse(JSON.stringify({ items: rows }))) as Page<{ id: string }>
}

describe.each(names)('Page of %s', name => {
  const rowAt = (place: number) => ({ ...completeRows[name], id: idOf(place) })

  test('keeps other rows if a field of one is invalid', () => {
    for (const path of [[], ...pathsIn(completeRows[name])]) {
      for (const wrong of wrongValues) {
        const { items, unreadable = [] } = read(name, [rowAt(1), withAt(rowAt(2), path, wrong), rowAt(3)])
        const seen = { rows: items.length + unreadable.length, others: [items.at(0)?.id, items.at(-1)?.id] }
        expect({ path, wrong, ...seen }).toEqual({ path, wrong, rows: 3, others: [idOf(1), idOf(3)] })
      }
    }
  })

  test('identifies an unreadable row by id, name and field', () => {
    const { unreadable } = read(name, [rowAt(1), { ...rowAt(2), createdAt: 'yesterday' }])
    expect(unreadable).toEqual([
      {
        id: idOf(2),
        name: 'name' in completeRows[name] ? completeRows[name].name : null,
        createdAt: null,
        reason: 'createdAt is "yesterday"',
      },
    ])
  })
})

test('rejects a page if its items are not a list', () => {
  expect(() => read('materials.list', 'none' as never)).toThrow('Invalid input')
})

test.each([
  ['1,5', 1.5],
  ['0,123', 0.123],
  ['-1234,567', -1234.567],
  [',5', 0.5],
  ['1,2345', 1.2345],
])('a factor of %j has a certain decimal comma', (factor, carbonFactor) => {
  const { items } = read('materials.list', [{ ...completeRows['materials.list'], carbonFactor: factor }])
  expect(items).toEqual([expect.objectContaining({ carbonFactor, carbonFactorText: factor.replace(',', '.') })])
})

test.each([undefined, null, '', ' ', 'n/a', '1,234', '-12,345', '1,2,3', '1,', 'NaN', '0x10', 'Infinity', true, {}])(
  'a factor of %j is unknown and keeps its text',
  factor => {
    const { items } = read('materials.list', [{ ...completeRows['materials.list'], carbonFactor: factor }])
    const carbonFactorText = typeof factor === 'string' ? factor : ''
    expect(items).toEqual([expect.objectContaining({ carbonFactor: null, carbonFactorText })])
  },
)

test('an unreadable line does not affect other lines of its record', () => {
  const [line] = completeRows['transactions.list'].materials
  const trade = { ...completeRows['transactions.list'], materials: [{ ...line, weight: 'heavy' }, line] }
  const { items, unreadable } = read('transactions.list', [trade])
  expect(unreadable).toBeUndefined()
  expect(items).toEqual([
    expect.objectContaining({
      materials: [expect.objectContaining({ weight: 2.57 })],
      unreadableLines: [expect.objectContaining({ id: ids.line, name: 'PET bottles', reason: 'weight is "heavy"' })],
    }),
  ])
})
