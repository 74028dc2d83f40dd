import type { ReactNode } from 'react'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { summarize } from '#lab/core/summarize.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './lab.css.ts'
import { useAutoplay } from './use-autoplay.ts'

const stateOf = (moment: Moment | undefined) => (moment ? settledStates(moment.snapshot).join(' · ') : '')

/**
 * Lists all steps of a run, including undone ones. Each step links to its place. A new action at an earlier place
 * starts a branch.
 */
export function LogCard({
  moments,
  place,
  onGo,
  children,
}: {
  moments: readonly Moment[]
  place: RunPlace
  onGo: (place: RunPlace) => void
  /** Buttons below the steps. */
  children: ReactNode
}) {
  const { steps, applied } = place
  const go = (next: number) => onGo({ ...place, applied: next })
  const { isPlaying, toggle } = useAutoplay(applied, steps.length, go)
  const entries = [null, ...steps].map((step, at) => ({
    at,
    words: step === null ? 'start' : stepText(step),
    isAhead: at > applied,
    state: stateOf(at > applied ? undefined : moments[at]),
    emitted: at > applied ? '' : (moments[at]?.emitted ?? []).map(event => `emits ${summarize(event)}`).join('\n'),
  }))
  return (
    <Card
      title="Log"
      actions={
        <span className={css.chips}>
          <Button variant="quiet" isDisabled={applied === steps.length} onPress={toggle}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button variant="quiet" isDisabled={applied === 0} onPress={() => go(applied - 1)}>
            Back
          </Button>
          <span>
            {applied} / {steps.length}
          </span>
          <Button variant="quiet" isDisabled={applied === steps.length} onPress={() => go(applied + 1)}>
            On
          </Button>
        </span>
      }
    >
      <ol className={css.log} start={0}>
        {entries.map(({ at, words, isAhead, state, emitted }) => (
          <li key={at} data-ahead={isAhead || undefined}>
            <button
              type="button"
              className={css.logEntry}
              aria-current={at === applied ? 'step' : undefined}
              onClick={() => go(at)}
            >
              <span className={css.logWords}>{words}</span> <span className={css.quiet}>{state}</span>
            </button>
            {emitted ? <div className={css.emitted}>{emitted}</div> : null}
          </li>
        ))}
      </ol>
      {children}
    </Card>
  )
}
