import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { Problem } from '#domain/problem.ts'
import { LoadFailure } from '#patterns/loading/load-failure.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './list-frame.css.ts'

export type ListReading = {
  /** True if there are rows of this or an earlier query. */
  hasRows: boolean
  /** Error of the last request; kept during a retry. */
  problem: Problem | null
  isTrying: boolean
  isSlow: boolean
  isCalledOff: boolean
  onCancel: () => void
  onRetry: () => void
  /** Spread on the container of the buttons, to move the focus when they disappear. */
  rescue: ComponentProps<'div'>
}

// Prefetched (src/app/prefetch-overlays.ts). If it fails to load, the error and its Retry still appear.
const ListNotice = lazy(async () => ({
  default: (await import('./list-notice.tsx').catch(() => null))?.ListNotice ?? (() => null),
}))

/** Table frame with a notice for failed, outdated or slow rows. */
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
