import { useEffect, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { TableFoot } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { type ListFigures, type ListSums, useListFigures } from './list-figures.ts'

const noSums: ListSums = { cells: {}, words: '' }

/** Returns the totals. The previous totals stay until new ones are calculated. */
function useTotals<Item>(figures: ListFigures<Item> | null, parts: readonly (readonly Item[])[], locale: string) {
  const [sums, setSums] = useState(noSums)
  useEffect(() => {
    if (!figures) return
    const left = new AbortController()
    const calculate = async () => {
      const totals = await figures.totals(parts, locale, left.signal)
      if (!left.signal.aborted) setSums(totals)
    }
    calculate().catch((error: unknown) => {
      if (!left.signal.aborted) throw error
    })
    return () => left.abort()
  }, [figures, parts, locale])
  return sums
}

/** Totals of all filtered rows, on all pages. They are marked "so far" until all rows are read. */
export function ListTotals<Item extends { id: string }>({
  definition: { noun, figures: later },
  columns: [, ...others],
  filtered,
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  filtered: FilteredRows<Item>
}) {
  const { isComplete } = filtered
  const parts = filtered.parts()
  const locale = useLocale()
  const figures = useListFigures(later, { inColumns: true, inHeadings: false })
  const { cells, words } = useTotals(figures, parts, locale)
  const hasCells = others.some(({ id }) => cells[id] !== undefined)
  const count = countOf(
    parts.reduce((sum, { length }) => sum + length, 0),
    noun,
    locale,
  )
  return (
    <TableFoot isPartial={!isComplete} hasColumns={hasCells}>
      <Row>
        <RowHead second={words}>{isComplete ? count : t('{rows} so far', { rows: count })}</RowHead>
        {others.map(({ id, header, unit, isNumeric = false, kind }) => (
          <Cell
            key={id}
            label={cells[id] === undefined ? '' : unit ? `${header} ${unit}` : header}
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
