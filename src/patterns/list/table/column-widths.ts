import type { ListColumn } from '#patterns/list/list-definition.ts'

/** Shares of the remaining width: `first` for the column with the row name, `words` for other text columns. */
const first = 15
const words = 10
const leastOfShare = 0.8
const menus = 3.5

/**
 * Returns widths that depend only on the columns, so that they are equal on all pages. `columns` are the grid tracks;
 * `least` is the minimum table width in rem.
 */
export function widthsOf(columns: ReadonlyArray<Pick<ListColumn<never>, 'width' | 'share'>>) {
  const widths = columns.map(({ width, share }, at) => {
    const part = share ?? (at === 0 ? first : words)
    const least = width ?? Number((part * leastOfShare).toFixed(2))
    return { least, track: width === undefined ? `minmax(${least}rem, ${part}fr)` : `${width}rem` }
  })
  return {
    columns: [...widths.map(({ track }) => track), `${menus}rem`].join(' '),
    least: widths.reduce((sum, { least }) => sum + least, menus),
  }
}
