import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { type BulkActionActor, bulkProgressOf } from '#machines/bulk-action/bulk-action.selectors.ts'
import { t } from '#messages/message.ts'
import type { RowAction } from '#patterns/list/list-definition.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { doneWords, progressWords, unsureWords } from './bulk-words.ts'
import * as css from './selection-bar.css.ts'

/** Progress of a bulk action, with a Stop button. After the action stops, it offers Continue and Skip the rest. */
export function BulkProgress<Row>({ bulkAction }: { bulkAction: BulkActionActor<Row, RowAction<Row>> }) {
  const locale = useLocale()
  const snapshot = useSelector(bulkAction, current => current)
  const { action, done, refused, problem, isStopping } = snapshot.context
  const { answered, count } = bulkProgressOf(snapshot)
  if (action === null) return null
  const write = (figure: number) => countInWords(figure, locale)
  if (snapshot.hasTag('working')) {
    const progress = progressWords(action.task, write(answered), write(count))
    return (
      <ProgressLine label={progress} done={answered} total={count}>
        <span>{isStopping ? t('Stopping…') : progress}</span>
        <Button isDisabled={isStopping} onPress={() => bulkAction.send({ type: 'bulkAction.stop' })}>
          {t('Stop')}
        </Button>
      </ProgressLine>
    )
  }
  const words = [
    problem?.mayBeDone ? unsureWords(action.task) : '',
    `${doneWords(action.task, done.length, locale)}.`,
    refused.length > 0
      ? t('{count, plural, one {# refused.} other {# refused.}}', { count: refused.length, locale })
      : '',
    t('{count, plural, one {# left.} other {# left.}}', { count: count - answered, locale }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.halted}>
      <Alert
        {...(problem ? { kind: 'bad' } : {})}
        actions={
          <>
            <Button onPress={() => bulkAction.send({ type: 'bulkAction.resume' })}>{t('Continue')}</Button>
            <Button variant="quiet" onPress={() => bulkAction.send({ type: 'bulkAction.dismiss' })}>
              {t('Skip the rest')}
            </Button>
          </>
        }
      >
        {problem ? (
          <>
            <strong>{problem.title}.</strong> {problem.message}{' '}
          </>
        ) : (
          `${t('Stopped.')} `
        )}
        {words}
      </Alert>
    </div>
  )
}
