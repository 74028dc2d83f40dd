import type { Chart } from '#lab/core/chart/chart.ts'
import { transitionWords } from '#lab/core/chart/transition-words.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'

/** Table of a machine's transitions that marks its active states. */
export function ChartTable({ chart, active }: { chart: Chart; active: ReadonlySet<string> }) {
  const nameOf = (id: string) => `${id || chart.machine}${active.has(id) ? ' (active)' : ''}`
  return (
    <Table label={`Transitions of ${chart.machine}`} isCompact>
      <TableHead>
        <Column>From</Column>
        <Column>When</Column>
        <Column>If</Column>
        <Column>To</Column>
        <Column>Does</Column>
      </TableHead>
      <TableBody>
        {chart.transitions.map(transition => {
          const { id, from, to, actions } = transition
          const { trigger, guard } = transitionWords(transition)
          return (
            <Row key={id}>
              <RowHead>{nameOf(from)}</RowHead>
              <Cell label="When">{trigger || 'at once'}</Cell>
              <Cell label="If">{guard}</Cell>
              <Cell label="To">{to.length === 0 ? 'stays' : to.map(nameOf).join(', ')}</Cell>
              <Cell label="Does">{actions.join(', ')}</Cell>
            </Row>
          )
        })}
      </TableBody>
    </Table>
  )
}
