import { useMemo } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { TableFoot } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { useListFigures } from './list-figures.ts'

/** Totals of all filtered rows, on all pages. They are marked "so far" until all rows are read. */
export function ListTotals<Item extends { id: string }>({
  definition: { noun, figures: later },
  columns: [, ...others],
  filtered: { parts, isComplete },
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  filtered: FilteredRows<Item>
}) {
  const locale = useLocale()
  const figures = useListFigures(later, { inColumns: true, inHeadings: false })
  const cells = useMemo(() => figures?.totals(parts, locale) ?? {}, [figures, parts, locale])
  const count = countOf(
    parts.reduce((sum, { length }) => sum + length, 0),
    noun,
    locale,
  )
  return (
    <TableFoot isPartial={!isComplete}>
      <Row>
        <RowHead>{isComplete ? count : t('{rows} so far', { rows: count })}</RowHead>
        {others.map(({ id, header, unit, isNumeric = false, kind }) => (
          <Cell
            key={id}
            label={unit ? `${header} ${unit}` : header}
            isNumeric={isNumeric}
            isWords
            {...(kind ? { kind } : {})}
          >
            {cells[id] ?? null}
          </Cell>
        ))}
        <ActionsCell>{null}</ActionsCell>
      </Row>
    </TableFoot>
  )
}
