import type { ReactNode } from 'react'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { type RunStep, stepText } from '#lab/core/run/steps.ts'
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
  steps,
  taken,
  notLinked,
  onGo,
  onCopyLink,
  onCopyTest,
  files,
}: {
  moments: readonly Moment[]
  steps: readonly RunStep[]
  taken: number
  /** Reason why the run cannot be linked; null if it can. */
  notLinked: string | null
  onGo: (taken: number) => void
  onCopyLink: () => void
  /** Default: the run cannot be copied as a test. */
  onCopyTest: (() => void) | undefined
  /** Buttons for files of runs. */
  files: ReactNode
}) {
  const { isPlaying, toggle } = useAutoplay(taken, steps.length, onGo)
  const entries = [null, ...steps].map((step, at) => ({
    at,
    words: step === null ? 'start' : stepText(step),
    isAhead: at > taken,
    state: stateOf(at > taken ? undefined : moments[at]),
    emitted: at > taken ? '' : (moments[at]?.emitted ?? []).map(event => `emits ${summarize(event)}`).join('\n'),
  }))
  return (
    <Card
      title="Log"
      actions={
        <span className={css.chips}>
          <Button size="small" variant="quiet" isDisabled={taken === steps.length} onPress={toggle}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button size="small" variant="quiet" isDisabled={taken === 0} onPress={() => onGo(taken - 1)}>
            Back
          </Button>
          <span>
            {taken} / {steps.length}
          </span>
          <Button size="small" variant="quiet" isDisabled={taken === steps.length} onPress={() => onGo(taken + 1)}>
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
              aria-current={at === taken ? 'step' : undefined}
              onClick={() => onGo(at)}
            >
              <span className={css.logWords}>{words}</span> <span className={css.quiet}>{state}</span>
            </button>
            {emitted ? <div className={css.emitted}>{emitted}</div> : null}
          </li>
        ))}
      </ol>
      {notLinked === null ? null : <p className={css.quiet}>This run has no link and no test: {notLinked}</p>}
      <div className={css.chips}>
        <Button size="small" icon="copy" isDisabled={notLinked !== null} onPress={onCopyLink}>
          Copy link
        </Button>
        {onCopyTest ? (
          <Button size="small" icon="copy" isDisabled={notLinked !== null} onPress={onCopyTest}>
            Copy as test
          </Button>
        ) : null}
        {files}
      </div>
    </Card>
  )
}
