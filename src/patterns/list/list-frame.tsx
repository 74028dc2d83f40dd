import type { ComponentProps, ReactNode } from 'react'
import { adviceOn, type Problem } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './list-frame.css.ts'

/** How reading a list goes, with what can be done about it. */
export type Reading = {
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

const fromBefore = 'These rows are from before.'

/** The frame of a table of rows, which says in it why there are none, or none but older ones; and how long others take. */
export function ListFrame({ reading, children }: { reading: Reading; children: ReactNode }) {
  const { hasRows, problem, isSlow, isCalledOff, onCancel, onRetry, rescue } = reading
  const hasEnded = problem !== null || isCalledOff
  const look = problem ? css.failure : isSlow ? css.over : undefined
  return (
    <Card isFlush>
      <div className={look} {...rescue}>
        {problem ? (
          <Failure {...reading} problem={problem} />
        ) : isSlow || isCalledOff ? (
          <div className={isSlow ? css.pill : css.notice}>
            <output>{isSlow ? 'Still trying…' : hasRows ? fromBefore : 'Nothing was read.'}</output>
            <Button size="small" onPress={isSlow ? onCancel : onRetry}>
              {isSlow ? 'Cancel' : 'Read again'}
            </Button>
          </div>
        ) : null}
      </div>
      {hasRows || !hasEnded ? <div className={hasEnded ? css.older : undefined}>{children}</div> : null}
    </Card>
  )
}

function Failure({ problem, isTrying, isSlow, hasRows, onCancel, onRetry }: Reading & { problem: Problem }) {
  return (
    <Alert
      kind="bad"
      actions={
        <>
          {isSlow ? (
            <Button size="small" onPress={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button size="small" icon="retry" isPending={isTrying} onPress={onRetry}>
            Retry
          </Button>
        </>
      }
    >
      {problem.message}
      <p className={css.advice}>
        {isSlow ? 'Still trying…' : adviceOn(problem)} {hasRows ? fromBefore : ''}
      </p>
    </Alert>
  )
}
