import { useSelector } from '@xstate/react'
import { type ComponentType, useMemo } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { performBulkAction } from '#actors/lists/bulk-action.actor.ts'
import { makeActor } from '#actors/make-actor.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { type BulkActionActor, isUnfinished } from '#machines/bulk-action/bulk-action.selectors.ts'
import { t } from '#messages/message.ts'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import type { BulkActionProps, RowAction, RowsAction } from '#patterns/list/list-definition.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { doneWords, undoneWords } from './bulk-words.ts'
import { RefusalsDialog } from './refusals-dialog.tsx'
import type { RowSelectionActor } from './row-selection.ts'
import { SelectedDeletion } from './selected-deletion.tsx'
import { SelectedExport } from './selected-export.tsx'
import * as css from './selection-bar.css.ts'

/**
 * Runs a bulk action, one row after another. The action continues after the user leaves the screen, and a toast reports
 * its result.
 */
function useBulkAction<Row extends { id: string }>(): BulkActionActor<Row, RowAction<Row>> {
  const environment = useEnvironment()
  return useBackgroundWork(() => {
    const actor = makeActor(environment, performBulkAction<Row, RowAction<Row>>())
    actor.on('bulkAction.ended', ({ action, done, isComplete }) => {
      if (isComplete) toast({ kind: 'success', title: doneWords(action.task, done.length, environment.locale()) })
      action.onDone?.(done)
    })
    return {
      actor,
      subject: null,
      isUnderWay: () => actor.getSnapshot().hasTag('working'),
      conclude: () => {
        const { action, subjects, done, refused, problem } = actor.getSnapshot().context
        const left = subjects.length - done.length
        const [first] = refused
        if (!action || left === 0) return
        const description = (problem ?? first?.problem)?.message
        const title = undoneWords(action.task, left, environment.locale())
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
  const bulkAction = useBulkAction<Row>()
  const hasLine = useSelector(bulkAction, isUnfinished)
  useEmitted(bulkAction, 'bulkAction.ended', ({ action, done }) => {
    if (done.length === 0) return
    const ids = done.map(({ id }) => id)
    if (action.isRemoval) {
      actor.send({ type: 'rows.removed', ids })
      onRemoved(ids)
    } else onChanged()
  })
  const begin = ({ rows: subjects, ...action }: RowsAction<Row>) =>
    bulkAction.send({ type: 'bulkAction.begin', action, subjects })
  return (
    <>
      {hasLine ? (
        <div className={css.bar}>
          <BulkProgress bulkAction={bulkAction} />
        </div>
      ) : rows.length > 0 ? (
        <section className={css.bar} aria-label={t('Selected rows')}>
          <strong className={css.count}>
            {t('{count, plural, one {# selected} other {# selected}}', { count: rows.length, locale })}
          </strong>
          <SelectedExport list={list} rows={rows} />
          {More ? <More rows={rows} onBegin={begin} /> : null}
          <SelectedDeletion definition={definition} rows={rows} onBegin={begin} />
          <span className={css.clear}>
            <IconButton icon="x" label={t('Clear selection')} onPress={() => actor.send({ type: 'selection.clear' })} />
          </span>
        </section>
      ) : null}
      <RefusalsDialog bulkAction={bulkAction} definition={definition} />
    </>
  )
}
