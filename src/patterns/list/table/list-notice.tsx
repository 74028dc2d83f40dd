import type { Problem } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './list-frame.css.ts'
import type { ListReading } from './list-frame.tsx'

/** The advice for a failure whose message has none. */
const adviceOn = ({ kind }: Problem) =>
  kind === 'server' || kind === 'tooMany' ? 'Try again in a moment; if it goes on, tell support.' : ''

/** What more there is to say of rows that fail, take long or were cancelled: where those on show are from, and what can be done. */
export function ListNotice({ problem, hasRows, isSlow, isCalledOff, onCancel, onRetry }: ListReading) {
  const older = hasRows && !isSlow ? 'Showing earlier results.' : ''
  const words = isSlow
    ? 'Still trying…'
    : problem
      ? [adviceOn(problem), older].filter(Boolean).join(' ')
      : older || 'Nothing was loaded.'
  if (words === '') return null
  return (
    <div className={isSlow && !problem ? css.pill : css.notice}>
      <output>{words}</output>
      {isSlow ? (
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
      ) : isCalledOff ? (
        <Button size="small" onPress={onRetry}>
          Reload
        </Button>
      ) : null}
    </div>
  )
}
