import { describe, expect, test } from 'vitest'
import { createJournal, type JournalEntry } from '#mirage/persistence/journal.ts'
import { unknownId } from '../harness.ts'

const stamps = { createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' }
const role = (id: string, name: string) => ({
  table: 'roles' as const,
  id,
  row: { id, name, description: '', default: false, permissions: [], ...stamps },
})
const entry = (name: string, at: number): JournalEntry => ({ ...role(unknownId, name), at, first: 1 })
const gone = (at: number): JournalEntry => ({ table: 'roles', id: unknownId, row: null, at, first: 1 })

describe('The journal', () => {
  test('contains the latest state of every row, in the order of their first writes', () => {
    const journal = createJournal(() => 5)
    for (const [id, name] of [
      ['b', 'B'],
      ['a', 'A'],
      ['b', 'Better'],
    ] as const)
      journal.record(role(id, name))
    journal.record({ table: 'roles', id: 'c', row: null })
    expect(journal.list().map(({ row, id, at, first }) => [id, row && 'name' in row && row.name, at, first])).toEqual([
      ['b', 'Better', 7, 5],
      ['a', 'A', 6, 6],
      ['c', null, 8, 8],
    ])
  })

  test.for([
    ['a later one', entry('A', 5), entry('B', 6), true],
    ['an earlier one', entry('A', 5), entry('B', 4), false],
    ['the same once more', entry('A', 5), entry('A', 5), false],
    ['that it is gone', entry('A', 5), gone(4), true],
    ['that it is back', gone(5), entry('A', 6), false],
  ] as const)('accepts from other tabs: %s', ([, known, news, isAccepted]) => {
    const journal = createJournal()
    expect(journal.accept(known)).toBe(true)
    expect(journal.accept(news)).toBe(isAccepted)
    expect(journal.list()).toEqual([isAccepted ? news : known])
  })

  test('orders two writes of the same millisecond like any other journal', () => {
    const outcomes = [
      [entry('A', 5), entry('B', 5)],
      [entry('B', 5), entry('A', 5)],
    ].map(entries => {
      const journal = createJournal()
      for (const one of entries) journal.accept(one)
      return journal.list()
    })
    expect(outcomes[0]).toEqual(outcomes[1])
  })
})
