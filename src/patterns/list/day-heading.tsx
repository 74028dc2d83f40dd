import { weekdayInWords } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { GroupHead } from '#ui/table/table.tsx'
import type { ListDefinition, RowView } from './list-definition.ts'

/** "Tue 17 Nov · 4 transactions · 8 412 kg": a day, how many rows of the page it has, and what they come to. */
export function DayHeading<Row extends { id: string }>({
  definition: { days, noun },
  rows,
  isAtEdge,
  view: { locale, now },
  columnCount,
}: {
  definition: Pick<ListDefinition<Row>, 'days' | 'noun'>
  rows: readonly Row[]
  /** Whether more of the day may be on the page before or after. */
  isAtEdge: boolean
  view: RowView
  columnCount: number
}) {
  const [first] = rows
  if (!days || !first) return null
  const sum = days.sumOf(rows, locale)
  const count = `${formatNumber(rows.length, locale, { min: 0 })} ${rows.length === 1 ? noun.one : noun.many}`
  return (
    <GroupHead columnCount={columnCount} title={weekdayInWords(days.at(first), locale, now)}>
      {` · ${count}${isAtEdge ? ' on this page' : ''}`}
      {sum === null ? null : <> · {sum}</>}
    </GroupHead>
  )
}
