import type { ListColumn } from '#patterns/list/list-definition.ts'

/** What columns of words take of the room that is left; the first names the row. */
const first = 15
const words = 10
/** The least that they need for each part of that, in rem. */
const leastOfShare = 0.8
const menus = 3.5

/** The same on every page. `columns` are tracks of a grid, `least` is how many rem all of them need. */
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
