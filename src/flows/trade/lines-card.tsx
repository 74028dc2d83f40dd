import { useSelector } from '@xstate/react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useWorld } from '#actors/world.tsx'
import { DeletionQuestion } from '#flows/deletion/deletion-question.tsx'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tooltips } from '#ui/tooltip.tsx'
import { AddMaterial } from './add-material.tsx'
import { LinesTable } from './lines-table.tsx'
import * as css from './paste.css.ts'
import { PastePanel } from './paste-panel.tsx'
import { PasteArea, PasteRows } from './paste-rows.tsx'
import { usePaste } from './use-paste.ts'
import { useRemoval } from './use-removal.ts'

/** The material lines of a transaction or collection. */
export function LinesCard({
  lines,
  fixedDecimals,
  errorMessage = '',
  mayAdd = true,
  mayChange = true,
  mayRemove = true,
}: {
  lines: LinesActor
  fixedDecimals: boolean
  /** What is wrong as long as there is no line. */
  errorMessage?: string
  /** What is false is not offered. Lines that were added here may be typed into, whatever the rest says. */
  mayAdd?: boolean
  mayChange?: boolean
  mayRemove?: boolean
}) {
  const { locale } = useWorld()
  const current = useSelector(lines, snapshot => snapshot.context.lines)
  // With hundreds of lines, what is typed next goes before what the last number changes in the table.
  const rows = useDeferredValue(current)
  const marks = useSelector(lines, snapshot => snapshot.context.marks)
  const content = useRef<HTMLDivElement>(null)
  const pasteButton = useRef<HTMLButtonElement>(null)
  const paste = usePaste(lines)
  const { removal, onRemove, onClosed } = useRemoval(lines, rows, content)
  // A new line is there to be weighed: the focus goes to its first number, once it is on the page.
  const added = useRef<string>(undefined)
  useEffect(() => {
    const subscription = lines.on('line.added', ({ key }) => {
      added.current = key
    })
    return () => subscription.unsubscribe()
  }, [lines])
  useEffect(() => {
    if (added.current === undefined || rows.at(-1)?.key !== added.current) return
    added.current = undefined
    const frame = requestAnimationFrame(() => {
      content.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [rows])

  return (
    <>
      <PasteArea
        paste={paste}
        isDisabled={!mayAdd}
        onRows={target => {
          // The list of the search would cover what becomes of the rows.
          if (target instanceof HTMLInputElement && target.role === 'combobox') pasteButton.current?.focus()
        }}
      >
        <Card
          title="Materials"
          isFlush
          actions={
            mayAdd ? (
              <div className={css.tools}>
                <AddMaterial lines={lines} errorMessage={current.length === 0 ? errorMessage : ''} />
                <PasteRows paste={paste} ref={pasteButton} />
              </div>
            ) : null
          }
        >
          <PastePanel paste={paste} />
          <div ref={content}>
            {rows.length === 0 ? (
              <EmptyState icon="materials" title="No materials yet">
                {mayAdd
                  ? 'Add what was weighed: each material is a line with its weight and its value. Rows of a spreadsheet can be pasted here.'
                  : 'Each material is a line with its weight and its value.'}
              </EmptyState>
            ) : (
              <LinesTable
                {...{ rows, marks, lines, locale, fixedDecimals, mayChange, mayRemove, onRemove }}
                hasActions={mayAdd || mayRemove}
              />
            )}
          </div>
        </Card>
      </PasteArea>
      <Tooltips within={content} />
      <DeletionQuestion
        confirmation={removal}
        describe={({ name }) => (name === null ? null : `the line of ${name}`)}
        onClosed={onClosed}
      />
    </>
  )
}
