import { describe, expect, test } from 'vitest'
import { inOrder, isSorted } from '#api/workarounds/row-order.ts'

const isUnsorted = (rows: ReadonlyArray<{ id: string }>, sort: string) => !isSorted(rows, sort)

const of = (column: string, values: readonly unknown[]) =>
  values.map((value, at) => ({ id: `row-${at}`, [column]: value }))
const party = (name: string, username?: string) => ({ id: name, name, ...(username ? { username } : {}) })
const trade = (id: string, ...weights: number[]) => ({
  id,
  materials: weights.map(weight => ({ weight, value: 10 - weight, material: { carbonFactor: weight > 4 ? null : 2 } })),
})

describe('Rows in the requested order', () => {
  test.each([
    ['name', of('name', ['Ana', 'bob', 'Cleo'])],
    ['name', of('name', ['Ana', 'Cleo', 'bob'])],
    ['name', of('name', ['Lot 2', 'Lot 10'])],
    ['name', of('name', ['Lot 10', 'Lot 2'])],
    ['-carbonFactor', of('carbonFactor', [10, 9.5, 9.5, -1])],
    ['-createdAt', of('createdAt', ['2026-11-20T08:00:00.000Z', '2026-11-19T09:00:00.123456Z'])],
    ['description', of('description', ['', 'A', null, 'B', undefined])],
    ['buyer', of('buyer', [party('Alpha'), party('Beta')])],
    ['seller', of('seller', [party('Zed', 'a@b.example'), party('Ana', 'b@b.example')])],
    ['-weight', [trade('a', 4, 1), trade('b', 3)]],
    ['value', [trade('a', 4), trade('b', 3)]],
    ['lines', [trade('a', 4), trade('b', 1, 1)]],
    ['carbon', [trade('a', 5), trade('b', 1)]],
    ['name', of('name', [])],
    ['nothing known', of('name', ['b', 'a'])],
  ])('by %s count as sorted', (sort, rows) => {
    expect(isUnsorted(rows, sort)).toBe(false)
  })
})

describe('Rows in another order', () => {
  test.each([
    ['name', of('name', ['Cleo', 'Ana', 'bob'])],
    ['-name', of('name', ['Ana', 'bob', 'Cleo'])],
    ['carbonFactor', of('carbonFactor', [2, 1, 3])],
    ['createdAt', of('createdAt', ['2026-11-20T08:00:00Z', '2026-11-19T09:00:00Z'])],
    ['buyer', of('buyer', [{ id: 'a', name: 'Beta' }, party('Alpha')])],
    ['seller', of('seller', [party('Zed', 'z@b.example'), party('Ana', 'b@b.example')])],
    ['-weight', [trade('a', 3), trade('b', 3, 1)]],
    ['carbon', [trade('a', 2), trade('b', 1)]],
  ])('than by %s count as unsorted', (sort, rows) => {
    expect(isUnsorted(rows, sort)).toBe(true)
  })
})

const keysIn = (column: string, values: readonly unknown[], sort: string) =>
  inOrder(of(column, values), sort, 'users').map(row => (row as Record<string, unknown>)[column])

describe('Client-side sorting', () => {
  test.each([
    ['name', 'name', ['bob', 'Ana', 'Lot 10', 'Lot 2', ''], ['Ana', 'bob', 'Lot 2', 'Lot 10', '']],
    ['name', '-name', ['Ana', null, 'bob'], ['bob', 'Ana', null]],
    ['carbonFactor', '-carbonFactor', [9.5, 10, -1], [10, 9.5, -1]],
    [
      'createdAt',
      'createdAt',
      ['2026-11-20T08:00:00.5Z', '2026-11-20T08:00:00Z'],
      ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.5Z'],
    ],
  ])('by %s as %s puts missing values last', (column, sort, values, expected) => {
    expect(keysIn(column, values, sort)).toEqual(expected)
  })

  test('uses displayed values: sellers of collections by username', () => {
    const rows = [
      { id: '1', seller: party('Ana', 'z@b.example') },
      { id: '2', seller: party('Zed', 'a@b.example') },
    ]
    const idsBy = (resource: string) => inOrder(rows, 'seller', resource).map(({ id }) => id)
    expect([idsBy('transactions'), idsBy('collections')]).toEqual([
      ['1', '2'],
      ['2', '1'],
    ])
  })
})
