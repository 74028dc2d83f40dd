import { type ReactNode, useState } from 'react'
import { type ProblemKind, problemKinds } from '#domain/problem.ts'
import type { AnyExample } from '#machines/example.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { CallItem } from './call-item.tsx'
import * as css from './lab.css.ts'
import { type Modes, slowness } from './run/modes.ts'
import { callReference, type Use } from './run/pending-calls.ts'
import type { Run } from './run/replay.ts'
import { callName, type RunStep } from './run/steps.ts'
import { TimeLeft } from './time-left.tsx'

const kinds = problemKinds.map(kind => ({ id: kind, label: kind }))

/** Returns a description of the call's automatic end; null for a manual call. */
function fateOf({ src, startedAt }: Use, { actors }: Modes): ReactNode {
  if (actors[src]?.does === 'never') return 'never answers'
  if (actors[src]?.does !== 'slowly') return null
  return (
    <>
      answers in <TimeLeft until={startedAt + slowness} />
    </>
  )
}

/** Pending calls, with buttons for outputs and failures, and running delays with the remaining time. */
export function PendingCard({
  run,
  modes,
  answers,
  onStep,
}: {
  run: Run
  modes: Modes
  answers: NonNullable<AnyExample['otherAnswers']>
  onStep: (step: RunStep) => void
}) {
  const [kind, setKind] = useState<ProblemKind>('network')
  const uses = run.uses()
  const waits = run.waits()
  return (
    <Card title="Pending">
      {uses.length + waits.length === 0 ? <p className={css.quiet}>Nothing. The machine waits for an event.</p> : null}
      <ul className={css.underWay}>
        {uses.map(use => (
          <CallItem
            key={use.number}
            use={use}
            name={callName(callReference(use, uses))}
            answers={Object.keys(answers[use.src] ?? {})}
            fate={fateOf(use, modes)}
            onAnswer={answer => onStep({ do: 'answer', ...callReference(use, uses), ...answer })}
            onFail={() => onStep({ do: 'fail', ...callReference(use, uses), kind })}
          />
        ))}
        {waits.map(({ number, delay, length, startedAt }) => (
          <li key={number} className={css.use}>
            <span className={css.code}>{delay}</span>
            <span className={css.quiet}>
              <TimeLeft until={startedAt + length} /> of {length} ms left
            </span>
            <Button size="small" onPress={() => onStep({ do: 'pass', delay })}>
              End delay
            </Button>
          </li>
        ))}
      </ul>
      {uses.length > 0 ? <Select label="Fails with" options={kinds} value={kind} onChange={setKind} /> : null}
    </Card>
  )
}
