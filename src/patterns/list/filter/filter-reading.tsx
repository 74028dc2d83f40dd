import { shallowEqual, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import type { FilteredList } from '#actors/lists/filter/filtered-list.ts'
import { useApi } from '#actors/use-api.ts'
import { countInWords, countOf } from '#domain/figures/counts.ts'
import { timeInWords } from '#domain/figures/date-words.ts'
import { readAt } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import { t } from '#messages/message.ts'
import { browserFilters } from '#patterns/list/browser-filters.ts'
import type { ListDefinition, ListFilters } from '#patterns/list/list-definition.ts'
import type { ListActor } from '#patterns/list/use-list.ts'
import { countOfPage } from '#schemas/envelope.ts'
import { Button } from '#ui/basics/button.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import * as css from './filter.css.ts'
import { openFilteredList } from './open-filtered-list.ts'

/** Progress of a reading. `rowCount` is null before the first response. */
type FilterProgress = {
  status: 'reading' | 'stopped' | 'failed' | 'changing' | 'done'
  rows: number
  rowCount: number | null
  problem: Problem | null
  /** Time of the rows in epoch ms, or null. */
  at: number | null
}

/** Returns the progress of a reading; null before the first reading. */
function progressOf<Row extends { id: string }>(
  snapshot: SnapshotFrom<FilteredList<Row>['actor']>,
): FilterProgress | null {
  const status = (['reading', 'stopped', 'failed', 'changing', 'done'] as const).find(tag => snapshot.hasTag(tag))
  if (!status) return null
  const { read, problem } = snapshot.context
  return { status, ...readingExtentOf(snapshot), problem, at: readAt(read) }
}

/**
 * Progress of a reading, with Stop, or with Continue after a stop or a failure. Renders nothing once all rows are read.
 */
function Reading({
  progress: { status, rows, rowCount, problem, at },
  onStop,
  onContinue,
  onReadAgain,
}: {
  progress: FilterProgress
  onStop: () => void
  onContinue: () => void
  onReadAgain: () => void
}) {
  const locale = useLocale()
  if (status === 'done') return null
  if (status === 'changing') {
    return (
      <div className={css.reading}>
        <span>{t('Records are changing. Figures as of {time}.', { time: timeInWords(at ?? 0, locale) })}</span>
        <Button variant="quiet" onPress={onReadAgain}>
          {t('Read again')}
        </Button>
      </div>
    )
  }
  const words =
    rowCount === null
      ? t('Nothing read yet')
      : t('Read {rows} of {count}', { rows: countInWords(rows, locale), count: countInWords(rowCount, locale) })
  const isReading = status === 'reading'
  return (
    <>
      {status === 'failed' && problem ? (
        <div className={css.failure}>
          <Alert kind="bad">
            <strong>{problem.title}.</strong> {problem.message}
          </Alert>
        </div>
      ) : null}
      <div className={css.reading}>
        <ProgressLine label={t('Loaded so far')} done={isReading ? rows : null} total={rowCount ?? 1}>
          <span>{isReading ? words : t('Stopped. {words}.', { words })}</span>
          <Button variant="quiet" onPress={isReading ? onStop : onContinue}>
            {isReading ? t('Stop') : t('Continue')}
          </Button>
          {isReading ? <span>{t('Matching rows appear immediately')}</span> : null}
        </ProgressLine>
      </div>
    </>
  )
}

/** Progress of the reading that the filters of a list need. Renders nothing without filters. */
export function FilterReading<Row extends { id: string }>({
  definition,
  list,
}: {
  definition: ListDefinition<Row>
  list: ListActor<Row>
}) {
  const isFiltered = useSelector(list, ({ context }) => context.query.filter !== undefined)
  const filters = browserFilters(definition, useApi())
  return isFiltered && filters ? <FilteredReading {...{ definition, filters, list }} /> : null
}

/** Reading of a list for its filter. Announces the number of rows once, after the reading ends. */
function FilteredReading<Row extends { id: string }>({
  definition,
  filters,
  list,
}: {
  definition: ListDefinition<Row>
  filters: ListFilters<Row>
  list: ListActor<Row>
}) {
  const locale = useLocale()
  const { actor } = openFilteredList(useEnvironment(), { ...definition, filters })
  const progress = useSelector(actor, progressOf, shallowEqual)
  const count = useSelector(list, ({ context: { page } }) => (page?.filtered?.isComplete ? countOfPage(page) : null))
  // After a failure, the list itself shows the problem with Retry.
  const hasFailed = useSelector(list, snapshot => snapshot.hasTag('failed'))
  return (
    <>
      <VisuallyHidden>
        <output>
          {count === null
            ? ''
            : t('{rows} found with these filters', { rows: countOf(count, definition.noun, locale) })}
        </output>
      </VisuallyHidden>
      {progress && !hasFailed ? (
        <Reading
          progress={progress}
          onStop={() => actor.send({ type: 'reading.stop' })}
          onContinue={() => actor.send({ type: 'reading.goOn' })}
          onReadAgain={() => actor.send({ type: 'reading.again' })}
        />
      ) : null}
    </>
  )
}
