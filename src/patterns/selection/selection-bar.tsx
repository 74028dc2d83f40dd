import { useSelector } from '@xstate/react'
import { type ComponentType, useMemo } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { countOf } from '#domain/figures/counts.ts'
import { isUnfinished } from '#machines/batch/batch.selectors.ts'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import type { ForSeveral, RowsDeed } from '#patterns/list/list-definition.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { BatchLine } from './batch-line.tsx'
import { RefusalsDialog } from './refusals-dialog.tsx'
import type { RowSelectionActor } from './row-selection.ts'
import { SelectedDeletion } from './selected-deletion.tsx'
import { SelectedExport } from './selected-export.tsx'
import * as css from './selection-bar.css.ts'
import { useBatch } from './use-batch.ts'

/** How many rows are selected and what can be done with them, or how far that is. */
export function SelectionBar<Row extends { id: string }>({
  actor,
  More,
  onRemoved,
  onChanged,
  ...list
}: ListOnShow<Row> & {
  actor: RowSelectionActor<Row>
  /** What else this list offers. */
  More: ComponentType<ForSeveral<Row>> | undefined
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
  const begin = ({ rows: subjects, ...deed }: RowsDeed<Row>) => batch.send({ type: 'batch.begin', deed, subjects })
  return (
    <>
      {hasLine ? (
        <div className={css.bar}>
          <BatchLine batch={batch} noun={definition.noun} />
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
