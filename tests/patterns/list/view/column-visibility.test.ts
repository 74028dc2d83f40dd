import { expect, test } from 'vitest'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import {
  type ColumnVisibility,
  isShown,
  toggleColumn,
  toggleFigures,
  withWideDefaults,
} from '#patterns/list/view/column-visibility.ts'

const column = (id: string, part: Partial<ListColumn<never>> = {}): ListColumn<never> => ({
  id,
  header: id,
  cell: () => null,
  ...part,
})
const figure = { isOptional: true, isFigure: true }
const columns = [
  column('buyer'),
  column('city', { isOptional: true }),
  column('lines', figure),
  column('weight', figure),
]

/** Returns the visible columns after each press of the Figures switch ("figures") or of a column. */
function shownAfter(presses: readonly string[], stored: ColumnVisibility = {}) {
  let chosen = stored
  const shown = () => columns.filter(each => isShown(each, columns, chosen)).map(({ id }) => id)
  for (const id of presses) {
    const change =
      id === 'figures' ? toggleFigures(columns, chosen) : toggleColumn(columns, chosen, id, !shown().includes(id))
    chosen = { ...chosen, ...change }
  }
  return shown()
}

test.each([
  ['shows the mandatory columns at first', [], ['buyer']],
  ['shows an optional column alone', ['city'], ['buyer', 'city']],
  ['shows all figures together', ['figures'], ['buyer', 'lines', 'weight']],
  ['returns figures without a column that was hidden', ['figures', 'lines', 'figures', 'figures'], ['buyer', 'weight']],
  ['shows a single figure', ['weight'], ['buyer', 'weight']],
  ['returns all figures after the last one was hidden', ['weight', 'weight', 'figures'], ['buyer', 'lines', 'weight']],
])('%s', (_, presses, shown) => {
  expect(shownAfter(presses)).toEqual(shown)
})

test('ignores stored choices of mandatory and unknown columns', () => {
  expect(shownAfter([], { buyer: false, nothing: true, lines: true })).toEqual(['buyer', 'lines'])
})

const wideColumns = [
  column('buyer'),
  column('city', { isOptional: true, wide: 'shown' }),
  column('default', { isOptional: true }),
  column('lines', figure),
  column('weight', { ...figure, wide: 'shown' }),
]

test.each<[string, ColumnVisibility, string[]]>([
  ['shows the columns that come with the rows', {}, ['buyer', 'city', 'weight']],
  ['keeps what the user hid', { city: false, weight: false }, ['buyer']],
  ['keeps all figures off', { figures: false }, ['buyer', 'city']],
  ['returns to the same figures after they were off', { figures: true }, ['buyer', 'city', 'weight']],
  ['keeps figures that were chosen in a narrow window', { lines: true }, ['buyer', 'city', 'lines']],
])('in a wide window, %s', (_, stored, shown) => {
  const chosen = withWideDefaults(wideColumns, stored, true)
  expect(wideColumns.filter(each => isShown(each, wideColumns, chosen)).map(({ id }) => id)).toEqual(shown)
  expect(withWideDefaults(wideColumns, stored, false)).toBe(stored)
})
