import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useWorld } from '#actors/world.tsx'
import { confirmationPhrase } from '#machines/confirmation/confirmation.machine.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table.tsx'
import { AddMaterial } from './add-material.tsx'
import { LineRow } from './line-row.tsx'
import { useRemoval } from './use-removal.ts'

/** Calls back when what it stands in has left the page. */
function OnGone({ call }: { call: () => void }) {
  useEffect(() => call, [call])
  return null
}

/** The material lines of a transaction or collection. */
export function LinesCard({
  lines,
  fixedDecimals,
  errorMessage = '',
}: {
  lines: LinesActor
  fixedDecimals: boolean
  /** What is wrong as long as there is no line. */
  errorMessage?: string
}) {
  const { locale } = useWorld()
  const rows = useSelector(lines, snapshot => snapshot.context.lines)
  const marks = useSelector(lines, snapshot => snapshot.context.marks)
  const content = useRef<HTMLDivElement>(null)
  const { removal, onRemove, onClosed } = useRemoval(lines, rows, content)
  const { subject, text } = useSelector(removal, snapshot => snapshot.context)
  const isAsked = useSelector(removal, snapshot => snapshot.hasTag('open'))
  // A new line is there to be weighed: the focus goes to its first number.
  useEffect(() => {
    const subscription = lines.on('line.added', () =>
      requestAnimationFrame(() => {
        content.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus()
      }),
    )
    return () => subscription.unsubscribe()
  }, [lines])

  return (
    <Card
      title="Materials"
      isFlush
      actions={<AddMaterial lines={lines} errorMessage={rows.length === 0 ? errorMessage : ''} />}
    >
      <div ref={content}>
        {rows.length === 0 ? (
          <EmptyState icon="materials" title="No materials yet">
            Add what was weighed: each material is a line with its weight and its value.
          </EmptyState>
        ) : (
          <Table label="Materials" hasFields>
            <TableHead>
              <Column>Material</Column>
              <Column unit="kg" isNumeric>
                Weight
              </Column>
              <Column unit="R" isNumeric>
                Value
              </Column>
              <Column unit="kg" isNumeric>
                CO₂e saved
              </Column>
              <Column isNumeric>Actions</Column>
            </TableHead>
            <TableBody>
              {rows.map(line => (
                <LineRow
                  key={line.key}
                  line={line}
                  marks={marks[line.key]}
                  lines={lines}
                  locale={locale}
                  fixedDecimals={fixedDecimals}
                  onRemove={onRemove}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title="Are you absolutely sure?"
        phrase={confirmationPhrase}
        typed={text}
        onType={typed => removal.send({ type: 'phrase.type', text: typed })}
        onConfirm={() => removal.send({ type: 'confirmation.confirm' })}
        onCancel={() => removal.send({ type: 'confirmation.cancel' })}
      >
        This action cannot be undone. This will permanently delete the resource from the system.
        {subject?.name ? ` It is the line of ${subject.name}.` : ''}
        <OnGone call={onClosed} />
      </ConfirmDialog>
    </Card>
  )
}
