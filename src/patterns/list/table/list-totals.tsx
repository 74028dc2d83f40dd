import { useEffect, useMemo, useState } from 'react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { sidedBusinessId } from '#domain/trades/trade-side.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { TableFoot } from '#ui/table/table.tsx'
import { ActionsCell, Row, RowHead } from '#ui/table/table-row.tsx'
import type { ListFigures, ListSums, SumView } from './list-figures.ts'
import { SumCells } from './sum-cells.tsx'

const noSums: ListSums = { cells: {}, words: '', recordSums: null }

/** Returns the totals, or the previous ones until the new totals are calculated. */
function useTotals<Item>(
  figures: ListFigures<Item> | undefined,
  parts: ReadonlyArray<readonly Item[]>,
  view: SumView<Item>,
) {
  const [sums, setSums] = useState<{ of: typeof parts | null; totals: typeof noSums }>({ of: null, totals: noSums })
  useEffect(() => {
    if (!figures) return
    const left = new AbortController()
    const calculate = async () => {
      const totals = await figures.totals(parts, view, left.signal)
      if (!left.signal.aborted) setSums({ of: parts, totals })
    }
    calculate().catch((error: unknown) => {
      if (!left.signal.aborted) throw error
    })
    return () => left.abort()
  }, [figures, parts, view])
  return { ...sums.totals, isCurrent: !figures || sums.of === parts }
}

/** Returns the rows that match the filter, without those that no longer match after a change in this browser. */
function useFittingRows<Item extends { id: string }>({ parts, left }: FilteredRows<Item>) {
  const all = parts()
  return useMemo(() => {
    const hasLeft = ({ id }: Item) => left.has(id)
    return all.map(rows => (rows.some(hasLeft) ? rows.filter(row => !hasLeft(row)) : rows))
  }, [all, left])
}

/** Totals of the filtered rows or lines on all pages, marked "so far" until all rows are read and added. */
export function ListTotals<Item extends { id: string }>({
  definition: { noun, resource, trade },
  columns,
  filtered,
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  filtered: FilteredRows<Item>
}) {
  const { isComplete, linesOf } = filtered
  const parts = useFittingRows(filtered)
  const locale = useLocale()
  const businessId = sidedBusinessId(resource, useUser())
  const view = useMemo(() => ({ locale, businessId, ...(linesOf && { linesOf }) }), [locale, businessId, linesOf])
  const [, ...others] = columns
  const { cells, words, recordSums, isCurrent } = useTotals(trade?.figures, parts, view)
  const isFinal = isComplete && isCurrent
  const hasCells = others.some(({ id }) => cells[id] !== undefined)
  const count = countOf(
    parts.reduce((sum, { length }) => sum + length, 0),
    noun,
    locale,
  )
  const counted = isFinal ? count : t('{rows} so far', { rows: count })
  return (
    <TableFoot isPartial={!isFinal} hasColumns={hasCells}>
      <Row>
        <RowHead second={words}>{recordSums && hasCells ? `${counted} · ${recordSums.label}` : counted}</RowHead>
        <SumCells columns={others} cells={cells} />
        <ActionsCell>{null}</ActionsCell>
      </Row>
      {recordSums && hasCells ? (
        <Row>
          <RowHead>{t('Complete records')}</RowHead>
          <SumCells columns={others} cells={recordSums.cells} />
          <ActionsCell>{null}</ActionsCell>
        </Row>
      ) : null}
    </TableFoot>
  )
}
