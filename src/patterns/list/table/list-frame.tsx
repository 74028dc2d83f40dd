import type { ComponentProps, ReactNode } from 'react'
import type { Problem } from '#domain/problem.ts'
import { LoadFailure } from '#patterns/loading/load-failure.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './list-frame.css.ts'
import { ListNotice } from './list-notice.tsx'

export type ListReading = {
  /** True if there are rows to show, from the current or an earlier query. */
  hasRows: boolean
  /** Error of the last request. A retry keeps it until the response arrives. */
  problem: Problem | null
  isTrying: boolean
  isSlow: boolean
  isCalledOff: boolean
  onCancel: () => void
  onRetry: () => void
  /** Props for the container of the buttons. They move the focus when a button disappears. */
  rescue: ComponentProps<'div'>
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
  const { hasRows, problem, isTrying, isSlow, isCalledOff, onRetry, rescue } = reading
  const hasEnded = problem !== null || isCalledOff
  return (
    <Card isFlush>
      {above}
      <div className={isSlow && !problem ? css.over : undefined} {...rescue}>
        {problem ? (
          <div className={css.failure}>
            <LoadFailure problem={problem} isRetrying={isTrying} onRetry={onRetry} />
          </div>
        ) : null}
        {hasEnded || isSlow ? <ListNotice {...reading} /> : null}
      </div>
      {hasRows || !hasEnded ? <div className={hasEnded ? css.older : css.rows}>{children}</div> : null}
    </Card>
  )
}
