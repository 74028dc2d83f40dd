import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { Problem } from '#domain/problem.ts'
import { LoadFailure } from '#patterns/loading/load-failure.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './list-frame.css.ts'

export type ListReading = {
  /** Whether there are rows, of this query or of an earlier one. */
  hasRows: boolean
  /** Why it has failed; also while it is tried again. */
  problem: Problem | null
  isTrying: boolean
  isSlow: boolean
  isCalledOff: boolean
  onCancel: () => void
  onRetry: () => void
  /** Spread around the buttons, for the focus once they go. */
  rescue: ComponentProps<'div'>
}

// Fetched ahead (src/app/at-hand.ts). Without it a failure and its Retry are there all the same.
const ListNotice = lazy(async () => ({
  default: (await import('./list-notice.tsx').catch(() => null))?.ListNotice ?? (() => null),
}))

/** The frame of a table of rows, which says in it why there are none, or none but older ones; and that others take long. */
export function ListFrame({ reading, children }: { reading: ListReading; children: ReactNode }) {
  const { hasRows, problem, isTrying, isSlow, isCalledOff, onRetry, rescue } = reading
  const hasEnded = problem !== null || isCalledOff
  return (
    <Card isFlush>
      <div className={isSlow && !problem ? css.over : undefined} {...rescue}>
        {problem ? (
          <div className={css.failure}>
            <LoadFailure problem={problem} isRetrying={isTrying} onRetry={onRetry} />
          </div>
        ) : null}
        {hasEnded || isSlow ? (
          <Suspense>
            <ListNotice {...reading} />
          </Suspense>
        ) : null}
      </div>
      {hasRows || !hasEnded ? <div className={hasEnded ? css.older : css.rows}>{children}</div> : null}
    </Card>
  )
}
