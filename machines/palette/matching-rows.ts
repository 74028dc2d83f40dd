import { type PaletteContext, type PaletteRow, paletteGroups } from './palette.types.ts'

/** A text without capitals and accents, as it is compared. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** How well a row fits: 0 where a word of its label begins with the term, 3 where it does not fit. */
function distanceOf({ label, detail = '' }: PaletteRow, term: string): number {
  const text = plain(label)
  if (` ${text}`.includes(` ${term}`)) return 0
  if (text.includes(term)) return 1
  const all = `${text} ${plain(detail)}`
  return term.split(/\s+/).every(word => all.includes(word)) ? 2 : 3
}

/** The rows that fit a term, those that begin with it first; all of them for an empty one. */
export function matchingRows<Row extends PaletteRow>(rows: readonly Row[], term: string): Row[] {
  const wanted = plain(term.trim())
  if (wanted === '') return [...rows]
  return rows
    .map(row => ({ row, distance: distanceOf(row, wanted) }))
    .filter(({ distance }) => distance < 3)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ row }) => row)
}

/** All rows on show, group by group. */
export function shownRows<Row extends PaletteRow>({
  offered,
  records,
  term,
}: Pick<PaletteContext<Row>, 'offered' | 'records' | 'term'>): Row[] {
  const fitting = matchingRows(offered, term)
  return paletteGroups.flatMap(group => (group === 'records' ? records : fitting.filter(row => row.group === group)))
}
