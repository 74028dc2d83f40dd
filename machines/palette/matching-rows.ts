import { asciiDigits } from '#messages/ascii-digits.ts'
import { type PaletteContext, type PaletteRow, paletteGroups } from './palette.types.ts'

/** Returns the text in lower case and without accents, for comparison. */
const plain = (text: string) => asciiDigits(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the rank of a row, from 0 (a word of the label starts with the term) to 3 (no match). */
function distanceOf({ label, detail = '' }: PaletteRow, term: string): number {
  const text = plain(label)
  if (` ${text}`.includes(` ${term}`)) return 0
  if (text.includes(term)) return 1
  const all = `${text} ${plain(detail)}`
  return term.split(/\s+/).every(word => all.includes(word)) ? 2 : 3
}

/** Returns the rows that match a term, best matches first. An empty term matches all rows. */
export function matchingRows<Row extends PaletteRow>(rows: readonly Row[], term: string): Row[] {
  const wanted = plain(term.trim())
  if (wanted === '') return [...rows]
  return rows
    .map(row => ({ row, distance: distanceOf(row, wanted) }))
    .filter(({ distance }) => distance < 3)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ row }) => row)
}

/** Returns all visible rows in the order of their groups. */
export function shownRows<Row extends PaletteRow>({
  offered,
  records,
  term,
}: Pick<PaletteContext<Row>, 'offered' | 'records' | 'term'>): Row[] {
  const fitting = matchingRows(offered, term)
  return paletteGroups.flatMap(group => (group === 'records' ? records : fitting.filter(row => row.group === group)))
}
