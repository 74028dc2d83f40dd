import { memo } from 'react'
import type { LinesContext } from '#machines/lines/lines.types.ts'
import { Column, Table, TableBlock, TableHead } from '#ui/table/table.tsx'
import { blocksOf } from './line-blocks.ts'
import { LineRow } from './line-row.tsx'
import { useLineTools } from './line-tools.ts'

/** The table of the lines. Memoised, so that five hundred rows are rendered only when they change. */
export const LinesTable = memo(function LinesTable({
  rows,
  marks,
}: {
  rows: LinesContext['lines']
  marks: LinesContext['marks']
}) {
  const { hasActions } = useLineTools()
  return (
    <Table label="Materials" kind="fields">
      <TableHead>
        <Column>Material</Column>
        <Column unit="kg" isNumeric>
          Weight
        </Column>
        <Column unit="R" isNumeric>
          Value
        </Column>
        <Column unit="kg" isNumeric>
          CO₂e avoided
        </Column>
        {hasActions ? <Column isNumeric>Actions</Column> : null}
      </TableHead>
      {blocksOf(rows).map(block => (
        <TableBlock key={block.id} rowCount={block.lines.length}>
          {block.lines.map(line => (
            <LineRow key={line.key} line={line} marks={marks[line.key]} />
          ))}
        </TableBlock>
      ))}
    </Table>
  )
})
