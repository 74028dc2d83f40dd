import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts'
import { isChosen } from '#machines/row-selection/row-selection.selectors.ts'

type Row = { id: string; weight: number }

const rowsFrom = (from: number, weight = 1): Row[] =>
  Array.from({ length: 5 }, (_, index) => ({ id: `row ${from + index}`, weight }))

/** A list of pages of five rows, whose first page is on show. */
function started() {
  const actor = createActor(rowSelectionMachine<Row>()).start()
  const offer = (from: number, scope = '', weight?: number) =>
    actor.send({ type: 'rows.offer', scope, rows: rowsFrom(from, weight), from })
  offer(1)
  return {
    actor,
    offer,
    toggle: (number: number) => actor.send({ type: 'row.toggle', id: `row ${number}` }),
    extend: (number: number) => actor.send({ type: 'row.extend', id: `row ${number}` }),
    has: (tag: 'some' | 'none') => actor.getSnapshot().hasTag(tag),
    chosen: () => actor.getSnapshot().context.chosen.map(({ position }) => position),
    rows: () => actor.getSnapshot().context.chosen.map(({ row }) => row),
  }
}

test('A row is selected, and no longer, by the same event', () => {
  const { actor, toggle, chosen, has } = started()
  expect([has('some'), has('none')]).toEqual([false, false])
  toggle(2)
  expect([chosen(), has('some'), isChosen(actor.getSnapshot(), 'row 2')]).toEqual([[2], true, true])
  toggle(2)
  expect([chosen(), has('none'), isChosen(actor.getSnapshot(), 'row 2')]).toEqual([[], true, false])
})

describe('a range', () => {
  test.each([
    ['down', 2, 4],
    ['up', 4, 2],
  ])('goes %s from the row that was selected last', (_, from, to) => {
    const { toggle, extend, chosen } = started()
    toggle(from)
    extend(to)
    expect(chosen()).toEqual([2, 3, 4])
  })

  test('goes from that row again, and takes nothing away', () => {
    const { toggle, extend, chosen } = started()
    toggle(3)
    extend(5)
    extend(2)
    expect(chosen()).toEqual([2, 3, 4, 5])
  })

  test('from another page is the one row, from which the next one goes', () => {
    const { toggle, extend, chosen, offer } = started()
    toggle(4)
    offer(6)
    extend(7)
    extend(9)
    expect(chosen()).toEqual([4, 7, 8, 9])
  })

  test('to a row that is not on show is none', () => {
    const { toggle, extend, chosen } = started()
    toggle(4)
    extend(8)
    expect(chosen()).toEqual([4])
  })
})

test('Rows stay selected from page to page, in the order of the list, and are as they were read last', () => {
  const { actor, toggle, chosen, rows, offer } = started()
  offer(6)
  actor.send({ type: 'rows.choose' })
  offer(1)
  toggle(2)
  toggle(1)
  offer(1, '', 7)
  expect(chosen()).toEqual([1, 2, 6, 7, 8, 9, 10])
  expect(rows().map(({ weight }) => weight)).toEqual([7, 7, 1, 1, 1, 1, 1])
})

test('Another search clears what is selected', () => {
  const { toggle, chosen, offer, has } = started()
  toggle(2)
  offer(1, 'iron')
  expect([chosen(), has('none')]).toEqual([[], true])
})

test('Rows that are gone are no longer selected, the others are', () => {
  const { actor, chosen } = started()
  actor.send({ type: 'rows.choose' })
  actor.send({ type: 'rows.removed', ids: ['row 1', 'row 4'] })
  expect(chosen()).toEqual([2, 3, 5])
  actor.send({ type: 'selection.clear' })
  expect(chosen()).toEqual([])
})
