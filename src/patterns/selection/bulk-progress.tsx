import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords, countOf } from '#domain/figures/counts.ts'
import { type BulkActionActor, bulkProgressOf } from '#machines/bulk-action/bulk-action.selectors.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition, RowAction } from '#patterns/list/list-definition.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import * as css from './selection-bar.css.ts'

/** Progress of a bulk action, with a Stop button. After the action stops, it offers Continue and Skip the rest. */
export function BulkProgress<Row>({
  bulkAction,
  noun,
}: {
  bulkAction: BulkActionActor<Row, RowAction<Row>>
  noun: ListDefinition<never>['noun']
}) {
  const locale = useLocale()
  const snapshot = useSelector(bulkAction, current => current)
  const { action, done, refused, problem, isStopping } = snapshot.context
  const { answered, count } = bulkProgressOf(snapshot)
  if (action === null) return null
  const write = (figure: number) => countInWords(figure, locale)
  if (snapshot.hasTag('working')) {
    return (
      <div className={css.progressLine}>
        <progress className={css.progress} max={count} value={answered} aria-label={`${action.words.doing}, so far`} />
        <span className={css.words}>
          {isStopping ? 'Stopping' : action.words.doing}: {write(answered)} of {countOf(count, noun, locale)}
        </span>
        <Button size="small" isDisabled={isStopping} onPress={() => bulkAction.send({ type: 'bulkAction.stop' })}>
          {t('Stop')}
        </Button>
      </div>
    )
  }
  const refusedWords = refused.length > 0 ? `, ${write(refused.length)} refused` : ''
  const words = `${write(done.length)} of ${countOf(count, noun, locale)} ${action.words.done}${refusedWords}.`
  return (
    <div className={css.halted}>
      <Alert
        {...(problem ? { kind: 'bad' } : {})}
        actions={
          <>
            <Button size="small" onPress={() => bulkAction.send({ type: 'bulkAction.resume' })}>
              {t('Continue')}
            </Button>
            <Button size="small" variant="quiet" onPress={() => bulkAction.send({ type: 'bulkAction.dismiss' })}>
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
          'Stopped. '
        )}
        {words}
      </Alert>
    </div>
  )
}
