import { describe, expect, test } from 'vitest'
import {
  noRowSelected,
  type RowSelection,
  type RowSelectionEvent,
  selectRows,
} from '#patterns/list/selection/row-selection.ts'

type Row = { id: string; weight: number }

const rowsFrom = (from: number, weight = 1): Row[] =>
  Array.from({ length: 5 }, (_, index) => ({ id: `row ${from + index}`, weight }))

/** Returns helpers for a list with five rows per page. The first page is displayed. */
function started() {
  let selection: RowSelection<Row> = noRowSelected
  const send = (event: RowSelectionEvent<Row>) => {
    selection = selectRows(selection, event)
  }
  const offer = (from: number, scope = '', weight?: number) =>
    send({ type: 'rows.offer', scope, rows: rowsFrom(from, weight), from })
  offer(1)
  return {
    send,
    offer,
    toggle: (number: number) => send({ type: 'row.toggle', id: `row ${number}` }),
    extend: (number: number) => send({ type: 'row.extend', id: `row ${number}` }),
    chosen: () => selection.chosen.map(({ position }) => position),
    rows: () => selection.chosen.map(({ row }) => row),
    isTouched: () => selection.isTouched,
  }
}

test('toggles a row with the same event', () => {
  const { toggle, chosen, isTouched } = started()
  expect(isTouched()).toBe(false)
  toggle(2)
  expect(chosen()).toEqual([2])
  toggle(2)
  toggle(8)
  expect([chosen(), isTouched()]).toEqual([[], true])
})

describe('range', () => {
  test.each([
    ['down', 2, 4],
    ['up', 4, 2],
  ])('extends %s from the last selected row', (_, from, to) => {
    const { toggle, extend, chosen } = started()
    toggle(from)
    extend(to)
    expect(chosen()).toEqual([2, 3, 4])
  })

  test('extends from the same row again, and deselects nothing', () => {
    const { toggle, extend, chosen } = started()
    toggle(3)
    extend(5)
    extend(2)
    expect(chosen()).toEqual([2, 3, 4, 5])
  })

  test('is one row after a page change, and starts the next range', () => {
    const { toggle, extend, chosen, offer } = started()
    toggle(4)
    offer(6)
    extend(7)
    extend(9)
    expect(chosen()).toEqual([4, 7, 8, 9])
  })

  test('is empty for a row that is not displayed', () => {
    const { toggle, extend, chosen } = started()
    toggle(4)
    extend(8)
    expect(chosen()).toEqual([4])
  })
})

test('keeps rows selected across pages, in list order, with current values', () => {
  const { send, toggle, chosen, rows, offer } = started()
  offer(6)
  send({ type: 'rows.choose' })
  offer(1)
  toggle(2)
  toggle(1)
  offer(1, '', 7)
  expect(chosen()).toEqual([1, 2, 6, 7, 8, 9, 10])
  expect(rows().map(({ weight }) => weight)).toEqual([7, 7, 1, 1, 1, 1, 1])
})

test('clears the selection on another search', () => {
  const { toggle, chosen, offer } = started()
  toggle(2)
  offer(1, 'iron')
  expect(chosen()).toEqual([])
})

test('deselects removed rows only', () => {
  const { send, chosen } = started()
  send({ type: 'rows.choose' })
  send({ type: 'rows.removed', ids: ['row 1', 'row 4'] })
  expect(chosen()).toEqual([2, 3, 5])
  send({ type: 'selection.clear' })
  expect(chosen()).toEqual([])
})
