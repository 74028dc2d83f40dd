import type { Chart } from '#lab/core/chart/chart.ts'
import { transitionWords } from '#lab/core/chart/transition-words.ts'
import { type StateSource, type StateSources, transitionSource } from '#lab/core/state-source.ts'
import { Button } from '#ui/basics/button.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { openInEditor } from './use-state-sources.ts'

/** Line number of a transition as a button, and the comment above that line. */
function SourceCell({ source }: { source: StateSource | undefined }) {
  return (
    <Cell label="Source">
      {source ? (
        <Button variant="quiet" onPress={() => void openInEditor(source)}>
          Open line {source.line}
        </Button>
      ) : null}
      {source?.comment}
    </Cell>
  )
}

/** Table of a machine's transitions that marks its active states. */
export function ChartTable({
  chart,
  active,
  sources,
}: {
  chart: Chart
  active: ReadonlySet<string>
  sources: StateSources
}) {
  const hasSources = Object.keys(sources).length > 0
  const nameOf = (id: string) => `${id || chart.machine}${active.has(id) ? ' (active)' : ''}`
  return (
    <Table label={`Transitions of ${chart.machine}`} isCompact>
      <TableHead>
        <Column>From</Column>
        <Column>When</Column>
        <Column>If</Column>
        <Column>To</Column>
        <Column>Does</Column>
        {hasSources ? <Column>Source</Column> : null}
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
              {hasSources ? <SourceCell source={transitionSource(transition, chart, sources)} /> : null}
            </Row>
          )
        })}
      </TableBody>
    </Table>
  )
}
