import type { ListColumn } from '#patterns/list/list-definition.ts'
import { Cell } from '#ui/table/table-row.tsx'
import type { ListSums } from './list-figures.ts'

/** Cells with the totals of some columns. */
export const SumCells = <Row extends { id: string }>({
  columns,
  cells,
}: { columns: readonly ListColumn<Row>[] } & Pick<ListSums, 'cells'>) =>
  columns.map(({ id, header, unit, isNumeric = false, kind }) => (
    <Cell
      key={id}
      label={cells[id] === undefined ? '' : unit ? `${header} ${unit}` : header}
      isNumeric={isNumeric}
      isWords
      kind={kind}
    >
      {cells[id] ?? null}
    </Cell>
  ))
