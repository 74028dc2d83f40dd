import type { ListColumn } from '#patterns/list/list-definition.ts'

/** What a column of words takes among others, and the least of it, in rem; the first names the row. */
const first = { share: 16, least: 12 }
const words = { share: 10, least: 8 }
/** The column of menus and checkboxes. */
const menus = 3.5

/**
 * The widths of the columns of a list, which are the same on every page: figures have their own, words share what is left, and
 * the first column takes the rest. `columns` are tracks of a grid, `least` is how many rem all of them need.
 */
export function widthsOf([, ...others]: ReadonlyArray<Pick<ListColumn<never>, 'width'>>) {
  const sumWith = (ofWords: number) => others.reduce((sum, { width }) => sum + (width ?? ofWords), 0)
  const whole = first.share + sumWith(words.share) + menus
  const least = first.least + sumWith(words.least) + menus
  const share = `${((100 * words.share) / whole).toFixed(2)}%`
  const tracks = others.map(({ width }) => (width === undefined ? share : `${width}rem`))
  return { columns: ['minmax(0, 1fr)', ...tracks, `${menus}rem`].join(' '), least }
}
