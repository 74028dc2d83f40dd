import type { ComponentProps, ReactNode } from 'react'
import type { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { LoadFailure } from '#patterns/loading/load-failure.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './list-frame.css.ts'

export type ListReading = {
  /** True if there are rows to show, from the current or an earlier query. */
  hasRows: boolean
  /** Error of the last request. A retry keeps the error until the response arrives. */
  problem: Problem | null
  isTrying: boolean
  isSlow: boolean
  isCancelled: boolean
  onCancel: () => void
  onRetry: () => void
  /** Props for the container of the buttons. The props move the focus when a button disappears. */
  rescue: ComponentProps<'div'>
}

/** Returns advice for errors that lack advice in their message. */
const adviceOn = ({ kind }: Problem) =>
  kind === 'server' || kind === 'tooMany' ? t('Try again in a moment. If the problem continues, contact support.') : ''

/**
 * Notice for a failed, slow or cancelled request. States whether the rows are from an earlier response, and offers
 * Cancel or Reload.
 */
function ListNotice({ problem, hasRows, isSlow, isCancelled, onCancel, onRetry }: ListReading) {
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
        <Button onPress={onCancel}>{t('Cancel')}</Button>
      ) : isCancelled ? (
        <Button onPress={onRetry}>{t('Reload')}</Button>
      ) : null}
    </div>
  )
}

/** Frame of a table. Shows `above`, and a notice if the rows are slow, outdated or failed to load. */
export function ListFrame({
  reading,
  above,
  children,
}: {
  reading: ListReading
  above: ReactNode
  children: ReactNode
}) {
  const { hasRows, problem, isTrying, isSlow, isCancelled, onRetry, rescue } = reading
  const hasEnded = problem !== null || isCancelled
  return (
    <Card isFlush>
      {above}
      <div className={css.frame}>
        <div className={isSlow && !problem ? css.over : undefined} {...rescue}>
          {problem ? (
            <div className={css.failure}>
              <LoadFailure problem={problem} isRetrying={isTrying} onRetry={onRetry} />
            </div>
          ) : null}
          {hasEnded || isSlow ? <ListNotice {...reading} /> : null}
        </div>
        {hasRows || !hasEnded ? <div className={hasEnded ? css.older : css.rows}>{children}</div> : null}
      </div>
    </Card>
  )
}
