import { memo } from 'react'
import { countOf } from '#domain/figures/counts.ts'
import { weekdaysInWords } from '#domain/figures/date-words.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import { GroupHead } from '#ui/table/table.tsx'
import { SumCells } from './sum-cells.tsx'

/**
 * Heading of a day or a week: "Tue 17 Nov · 4 transactions · 8 412 kg". In rows with one line, the totals are in the
 * columns. Numbers cover only the rows on this page.
 */
function Heading<Row extends { id: string }>({
  definition: { trade, noun },
  columns,
  rows,
  isAtEdge,
  view,
}: {
  definition: Pick<ListDefinition<Row>, 'trade' | 'noun'>
  columns: ListColumns<Row>
  rows: readonly Row[]
  isAtEdge: boolean
  view: RowView<Row>
}) {
  const [newest] = rows
  const oldest = rows.at(-1)
  if (!trade || !newest || !oldest) return null
  const { locale, now, isOneLine } = view
  const count = countOf(rows.length, noun, locale)
  const words = [
    isAtEdge ? t('{count} on this page', { count }) : count,
    isOneLine ? null : trade.figures.sumOf(rows, view),
  ].filter(Boolean)
  const cells = isOneLine ? trade.figures.cellsOf(rows, view) : {}
  const leadCount = columns.findIndex(({ id }) => cells[id] !== undefined)
  return (
    <GroupHead
      columnCount={columns.length + 1}
      title={weekdaysInWords(trade.timeOf(oldest), trade.timeOf(newest), locale, now)}
      {...(leadCount > 0 && { leadCount, cells: <SumCells columns={columns.slice(leadCount)} cells={cells} /> })}
    >
      {` · ${words.join(' · ')}`}
    </GroupHead>
  )
}

export const DayHeading = memo(Heading) as typeof Heading
