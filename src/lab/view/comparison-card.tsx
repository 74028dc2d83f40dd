import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import { compareRuns } from '#lab/core/run/compare-runs.ts'
import { contextTree } from '#lab/core/run/context-tree.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { replay } from '#lab/core/run/replay.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './lab.css.ts'
import { useRun } from './use-run.ts'

/**
 * Compares the run with a saved run: steps, states, and the context at the end of both. The saved run takes no
 * automatic steps.
 */
export function ComparisonCard({
  example,
  place,
  moments,
  onClose,
}: {
  example: AnyExample
  place: RunPlace
  moments: readonly Moment[]
  onClose: () => void
}) {
  const { moments: others, error } = useRun(
    course => replay(example, course),
    { ...place, modes: undefined },
    () => undefined,
  )
  const [last, otherLast] = [moments.at(-1), others.at(-1)]
  const different = last && otherLast ? contextTree(last, otherLast).filter(({ hasChanged }) => hasChanged) : []
  return (
    <Card
      title="Comparison"
      actions={
        <Button variant="quiet" onPress={onClose}>
          Close
        </Button>
      }
    >
      {error ? <Alert kind="bad">The saved run cannot be replayed: {error.message}.</Alert> : null}
      <Table label="Steps of both runs" isCompact>
        <TableHead>
          <Column>Step</Column>
          <Column>This run</Column>
          <Column>Saved run</Column>
          <Column>Result</Column>
        </TableHead>
        <TableBody>
          {compareRuns(moments, others).map(({ at, mine, other, isSame }) => (
            <Row key={at}>
              <RowHead>{at}</RowHead>
              <Cell label="This run">{mine}</Cell>
              <Cell label="Saved run">{other}</Cell>
              <Cell label="Result">{isSame ? 'same' : 'different'}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <p className={css.quiet}>
        {different.length === 0
          ? 'The context is the same.'
          : `Different in the context: ${different.map(({ name }) => name).join(', ')}`}
      </p>
    </Card>
  )
}
