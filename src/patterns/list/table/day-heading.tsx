import { memo } from 'react'
import { countOf } from '#domain/figures/counts.ts'
import { weekdaysInWords } from '#domain/figures/date-words.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition, RowView } from '#patterns/list/list-definition.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { GroupHead } from '#ui/table/table.tsx'

/** Heading of a day or a week: "Tue 17 Nov · 4 transactions · 8 412 kg". Numbers cover only the rows on this page. */
function Heading<Row extends { id: string }>({
  definition: { trade, noun },
  rows,
  linesOf,
  isAtEdge,
  view: { locale, now },
  columnCount,
}: {
  definition: Pick<ListDefinition<Row>, 'trade' | 'noun'>
  rows: readonly Row[]
  linesOf: FilteredRows<Row>['linesOf']
  isAtEdge: boolean
  view: RowView
  columnCount: number
}) {
  const [newest] = rows
  const oldest = rows.at(-1)
  if (!trade || !newest || !oldest) return null
  const count = countOf(rows.length, noun, locale)
  const words = [
    isAtEdge ? t('{count} on this page', { count }) : count,
    trade.figures.sumOf(rows, linesOf, locale),
  ].filter(Boolean)
  return (
    <GroupHead
      columnCount={columnCount}
      title={weekdaysInWords(trade.timeOf(oldest), trade.timeOf(newest), locale, now)}
    >
      {` · ${words.join(' · ')}`}
    </GroupHead>
  )
}

export const DayHeading = memo(Heading) as typeof Heading
