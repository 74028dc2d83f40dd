import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { TableFoot } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import type { ListFigures, ListSums, SummedRows } from './list-figures.ts'

const noSums: ListSums = { cells: {}, words: '', recordSums: null }

/** Returns the totals, or the previous ones until the new totals are calculated. */
function useTotals<Item>(figures: ListFigures<Item> | undefined, rows: SummedRows<Item>, locale: string) {
  const [sums, setSums] = useState(noSums)
  useEffect(() => {
    if (!figures) return
    const left = new AbortController()
    const calculate = async () => {
      const totals = await figures.totals(rows, locale, left.signal)
      if (!left.signal.aborted) setSums(totals)
    }
    calculate().catch((error: unknown) => {
      if (!left.signal.aborted) throw error
    })
    return () => left.abort()
  }, [figures, rows, locale])
  return sums
}

/** Returns the rows that match the filter, without those that no longer match after a change in this browser. */
function useFittingRows<Item extends { id: string }>({ parts, left, linesOf }: FilteredRows<Item>): SummedRows<Item> {
  const all = parts()
  return useMemo(() => {
    const hasLeft = ({ id }: Item) => left.has(id)
    return { linesOf, parts: all.map(rows => (rows.some(hasLeft) ? rows.filter(row => !hasLeft(row)) : rows)) }
  }, [all, left, linesOf])
}

/** Totals of the filtered rows or lines on all pages, marked "so far" until all rows are read. */
export function ListTotals<Item extends { id: string }>({
  definition: { noun, trade },
  columns,
  filtered,
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  filtered: FilteredRows<Item>
}) {
  const { isComplete } = filtered
  const rows = useFittingRows(filtered)
  const locale = useLocale()
  const [, ...others] = columns
  const { cells, words, recordSums } = useTotals(trade?.figures, rows, locale)
  const hasCells = others.some(({ id }) => cells[id] !== undefined)
  const count = countOf(
    rows.parts.reduce((sum, { length }) => sum + length, 0),
    noun,
    locale,
  )
  const counted = isComplete ? count : t('{rows} so far', { rows: count })
  return (
    <TableFoot isPartial={!isComplete} hasColumns={hasCells}>
      <Row>
        <RowHead second={words}>{recordSums && hasCells ? `${counted} · ${recordSums.label}` : counted}</RowHead>
        <SumCells columns={columns} cells={cells} />
      </Row>
      {recordSums && hasCells ? (
        <Row>
          <RowHead>{t('Complete records')}</RowHead>
          <SumCells columns={columns} cells={recordSums.cells} />
        </Row>
      ) : null}
    </TableFoot>
  )
}

const SumCells = <Item extends { id: string }>({
  columns: [, ...others],
  cells,
}: { columns: ListColumns<Item> } & Pick<ListSums, 'cells'>) => (
  <>
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
  </>
)
