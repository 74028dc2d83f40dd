import { memo } from 'react'
import { lineNumberOf } from '#machines/lines/line-making.ts'
import type { AnyLine, LinesContext } from '#machines/lines/lines.types.ts'
import { t } from '#messages/message.ts'
import { Column, Table, TableBlock, TableHead } from '#ui/table/table.tsx'
import { LineRow } from './line-row.tsx'
import { useLineTools } from './line-tools.ts'

const blockSize = 20

/**
 * Splits lines into stable blocks. A line keeps its block and its row element when other lines are added or removed.
 */
export function blocksOf(lines: readonly AnyLine[]): Array<{ id: string; lines: readonly AnyLine[] }> {
  const blocks: Array<{ id: string; part: number; lines: AnyLine[] }> = []
  for (const line of lines) {
    const part = Math.floor((lineNumberOf(line.key) - 1) / blockSize)
    const last = blocks.at(-1)
    if (last?.part === part) last.lines.push(line)
    else {
      // A restored line might appear between lines of another part, which splits that part into two blocks.
      const before = blocks.filter(block => block.part === part).length
      blocks.push({ id: `${part} ${before}`, part, lines: [line] })
    }
  }
  return blocks
}

/** Memoised, so that hundreds of rows re-render only if the lines or their marks change. */
export const LinesTable = memo(function LinesTable({
  rows,
  marks,
}: {
  rows: LinesContext['lines']
  marks: LinesContext['marks']
}) {
  const { hasActions } = useLineTools()
  return (
    <Table label={t('Materials')} kind="fields">
      <TableHead>
        <Column>{t('Material')}</Column>
        <Column unit="kg">{t('Weight')}</Column>
        <Column unit="R/kg">{t('Price')}</Column>
        <Column unit="R">{t('Value')}</Column>
        <Column unit="kg">{t('CO₂e avoided')}</Column>
        {hasActions ? <Column isNumeric>{t('Actions')}</Column> : null}
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
