import type { ListColumn } from '#patterns/list/list-definition.ts'

/** Shares of the remaining width: `first` for the column with the row name, `words` for other text columns. */
const first = 15
const words = 10
const leastOfShare = { oneLine: 0.55, twoLines: 0.8 }
const menus = 3.5

/**
 * Returns widths that depend only on the columns, so that they are equal on all pages. `columns` are the grid tracks;
 * `least` is the minimum table width in rem. In rows with one line, the menus cover the end of the last column.
 */
export function widthsOf(columns: ReadonlyArray<Pick<ListColumn<never>, 'width' | 'share'>>, isOneLine: boolean) {
  const leastPart = leastOfShare[isOneLine ? 'oneLine' : 'twoLines']
  const end = isOneLine ? 0 : menus
  const widths = columns.map(({ width, share }, at) => {
    const part = share ?? (at === 0 ? first : words)
    const least = width ?? Number((part * leastPart).toFixed(2))
    return { least, track: width === undefined ? `minmax(${least}rem, ${part}fr)` : `${width}rem` }
  })
  return {
    columns: [...widths.map(({ track }) => track), `${end}rem`].join(' '),
    least: widths.reduce((sum, { least }) => sum + least, end),
  }
}
