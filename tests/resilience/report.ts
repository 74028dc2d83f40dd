/** A cell of a table: held, missed with an observation, or not applicable with the reason. */
export type Cell = { row: string; column: string } & (
  | { state: 'held' }
  | { state: 'missed'; seen: string }
  | { state: 'without'; why: string }
)

export type Report = {
  title: string
  cells: readonly Cell[]
  notes?: readonly string[]
}

const signs = { held: '✓', missed: '✗', without: '·' } as const

/** Column names are too long for a table, so they are numbered and listed below. */
function drawn(cells: readonly Cell[]): string[] {
  const rows = [...new Set(cells.map(({ row }) => row))]
  const columns = [...new Set(cells.map(({ column }) => column))]
  const places = new Map(cells.map(({ row, column, state }) => [`${row}\n${column}`, signs[state]]))
  const width = Math.max(...rows.map(row => row.length))
  const line = (name: string, texts: readonly string[]) =>
    name.padEnd(width) + texts.map(text => text.padStart(4)).join('')
  return [
    line(
      '',
      columns.map((_, index) => String(index + 1)),
    ),
    ...rows.map(row =>
      line(
        row,
        columns.map(column => places.get(`${row}\n${column}`) ?? ' '),
      ),
    ),
    '',
    columns.map((column, index) => `${index + 1} ${column}`).join(', '),
  ]
}

/** Prints a table with the reasons for empty cells and the observations for misses. */
export function print({ title, cells, notes = [] }: Report): void {
  const reasons = new Map<string, string[]>()
  for (const cell of cells) {
    if (cell.state !== 'without') continue
    reasons.set(cell.why, [...(reasons.get(cell.why) ?? []), `${cell.row} / ${cell.column}`])
  }
  const misses = cells.flatMap(cell =>
    cell.state === 'missed' ? [`✗ ${cell.row} / ${cell.column}: ${cell.seen}`] : [],
  )
  console.log(`\n${title}\n`)
  for (const text of drawn(cells)) console.log(text)
  for (const [why, places] of reasons)
    console.log(`· ${why}: ${places.length > 3 ? `${places.length} cells` : places.join(', ')}`)
  for (const note of notes) console.log(note)
  if (misses.length > 0) console.log(`\n${misses.join('\n')}`)
}

export const countOf = ({ cells }: Report) => ({
  passed: cells.filter(({ state }) => state === 'held').length,
  failed: cells.filter(({ state }) => state === 'missed').length,
})
