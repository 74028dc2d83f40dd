import { useSelector } from '@xstate/react'
import { type ComponentType, useMemo } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { performingBatch } from '#actors/lists/batch.actor.ts'
import { makeActor } from '#actors/make-actor.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { countOf } from '#domain/figures/counts.ts'
import { type BatchActor, isUnfinished } from '#machines/batch/batch.selectors.ts'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import type { BulkActionProps, ListDefinition, RowAction, RowsAction } from '#patterns/list/list-definition.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { RefusalsDialog } from './refusals-dialog.tsx'
import type { RowSelectionActor } from './row-selection.ts'
import { SelectedDeletion } from './selected-deletion.tsx'
import { SelectedExport } from './selected-export.tsx'
import * as css from './selection-bar.css.ts'

/**
 * Runs a bulk action, one row after another. The action continues after the user leaves the screen, and a toast reports
 * its result.
 */
function useBatch<Row extends { id: string }>({ noun }: ListDefinition<Row>): BatchActor<Row, RowAction<Row>> {
  const environment = useEnvironment()
  return useBackgroundWork(() => {
    const actor = makeActor(environment, performingBatch<Row, RowAction<Row>>())
    actor.on('batch.ended', ({ deed, done, isComplete }) => {
      if (isComplete)
        toast({ kind: 'success', title: `${countOf(done.length, noun, environment.locale())} ${deed.words.done}` })
      deed.onDone?.(done)
    })
    return {
      actor,
      subject: null,
      isUnderWay: () => actor.getSnapshot().hasTag('working'),
      conclude: () => {
        const { deed, subjects, done, refused, problem } = actor.getSnapshot().context
        const left = subjects.length - done.length
        const [first] = refused
        if (!deed || left === 0) return
        const description = (problem ?? first?.problem)?.message
        const title = `${countOf(left, noun, environment.locale())} ${deed.words.undone}`
        toast({ kind: 'error', title, ...(description === undefined ? {} : { description }) })
      },
    }
  })
}

export function SelectionBar<Row extends { id: string }>({
  actor,
  More,
  onRemoved,
  onChanged,
  ...list
}: ListOnShow<Row> & {
  actor: RowSelectionActor<Row>
  More: ComponentType<BulkActionProps<Row>> | undefined
  onRemoved: (ids: readonly string[]) => void
  onChanged: () => void
}) {
  const { definition } = list
  const locale = useLocale()
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  const rows = useMemo(() => chosen.map(({ row }) => row), [chosen])
  const batch = useBatch(definition)
  const hasLine = useSelector(batch, isUnfinished)
  useEmitted(batch, 'batch.ended', ({ deed, done }) => {
    if (done.length === 0) return
    const ids = done.map(({ id }) => id)
    if (deed.isRemoval) {
      actor.send({ type: 'rows.removed', ids })
      onRemoved(ids)
    } else onChanged()
  })
  const begin = ({ rows: subjects, ...deed }: RowsAction<Row>) => batch.send({ type: 'batch.begin', deed, subjects })
  return (
    <>
      {hasLine ? (
        <div className={css.bar}>
          <BulkProgress batch={batch} noun={definition.noun} />
        </div>
      ) : rows.length > 0 ? (
        <section className={css.bar} aria-label="Selected rows">
          <strong className={css.count}>{countOf(rows.length, definition.noun, locale)} selected</strong>
          <SelectedExport list={list} rows={rows} />
          {More ? <More rows={rows} onBegin={begin} /> : null}
          <SelectedDeletion definition={definition} rows={rows} onBegin={begin} />
          <span className={css.clear}>
            <IconButton
              icon="x"
              size="small"
              label="Clear selection"
              onPress={() => actor.send({ type: 'selection.clear' })}
            />
          </span>
        </section>
      ) : null}
      <RefusalsDialog batch={batch} definition={definition} />
    </>
  )
}
