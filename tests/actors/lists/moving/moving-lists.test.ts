import { describe, expect, test } from 'vitest'
import { exportAfterFilters } from './moving-filters.ts'
import type { Gap, MovingChange } from './moving-list.ts'
import { playWorlds, readings } from './worlds.ts'

playWorlds(60)

const nothing: Gap = { changes: [], act: null }
const change = (what: MovingChange['do'], isOwn: boolean, at = 0, daysAgo = 1): MovingChange => ({
  do: what,
  at,
  daysAgo,
  kg: 777,
  isOwn,
})
const before = (request: number, ...changes: readonly MovingChange[]): Gap[] => [
  ...Array.from({ length: request - 1 }, () => nothing),
  { changes, act: null },
]
const rows = Array.from({ length: 30 }, (_, index) => ({ daysAgo: index * 2, kg: 100 + index }))

describe.each(readings)('%s', (_, play) => {
  test.each([
    ['a record that this browser makes during the reading', before(4, change('add', true))],
    ['a record that this browser edits after its page was read', before(5, change('weigh', true))],
    ['a record that this browser deletes during the reading', before(4, change('remove', true, 2))],
    ['a record that others make during the reading', before(4, change('add', false))],
    ['a record that others delete after its page was read', before(6, change('remove', false))],
    ['a record that others edit after its page was read', before(6, change('weigh', false, 1))],
    ['a record that moves to an earlier page', before(5, change('date', false, 14, 0))],
    ['a record that leaves the period', before(5, change('date', false, 0, 100))],
    ['a deletion and an addition that keep the count', before(5, change('remove', false), change('add', false, 0, 90))],
    [
      'changes between Stop and Continue',
      [...before(4), { changes: [change('weigh', false), change('remove', false, 3)], act: 'stop' }],
    ],
    ['a change of the period', [...before(4), { changes: [change('weigh', false)], act: 'period' }]],
    ['changes by both to one record', before(5, change('weigh', true, 2), change('date', false, 2, 3))],
  ] satisfies [string, Gap[]][])('is right after %s', async (_name, gaps) => {
    for (const isSorting of [true, false]) expect(await play({ rows, pageSize: 5, isSorting, gaps })).toBe(true)
  })

  test('is right after a record that this browser makes and others delete during the only request', async () => {
    const changes = [change('add', true), change('remove', false, 3), change('remove', false)]
    expect(await play({ rows: rows.slice(0, 3), pageSize: 5, isSorting: true, gaps: before(1, ...changes) })).toBe(true)
  })

  test('is uncertain if records change with every request, and right once they rest', async () => {
    const gaps = Array.from({ length: 200 }, (_each, index) => ({
      changes: [change('weigh', false, index)],
      act: null,
    }))
    for (const isSorting of [true, false]) expect(await play({ rows, pageSize: 5, isSorting, gaps })).toBe(false)
  })
})

test('An export uses the pages of a filter that needed more of them', async () => {
  const years = Array.from({ length: 60 }, (_, index) => ({ daysAgo: index * 2, kg: 1 }))
  expect(await exportAfterFilters({ rows: years, pageSize: 5, isSorting: true, gaps: [] })).toHaveLength(10)
})
