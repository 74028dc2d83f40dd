import type { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './list-frame.css.ts'
import type { ListReading } from './list-frame.tsx'

/** Returns advice for errors that lack advice in their message. */
const adviceOn = ({ kind }: Problem) =>
  kind === 'server' || kind === 'tooMany' ? t('Try again in a moment. If the problem continues, contact support.') : ''

/**
 * Notice for a failed, slow or cancelled request. States whether the rows are from an earlier response, and offers
 * Cancel or Reload.
 */
export function ListNotice({ problem, hasRows, isSlow, isCalledOff, onCancel, onRetry }: ListReading) {
  const older = hasRows && !isSlow ? t('Showing earlier results.') : ''
  const words = isSlow
    ? t('Still trying…')
    : problem
      ? [adviceOn(problem), older].filter(Boolean).join(' ')
      : older || t('Nothing was loaded.')
  if (words === '') return null
  return (
    <div className={isSlow && !problem ? css.pill : css.notice}>
      <output>{words}</output>
      {isSlow ? (
        <Button size="small" onPress={onCancel}>
          {t('Cancel')}
        </Button>
      ) : isCalledOff ? (
        <Button size="small" onPress={onRetry}>
          {t('Reload')}
        </Button>
      ) : null}
    </div>
  )
}
