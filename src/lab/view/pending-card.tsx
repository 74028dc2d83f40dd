import { type ReactNode, useState } from 'react'
import { type AnyExample, failuresOf } from '#lab/core/run/any-example.ts'
import { type Modes, slowness } from '#lab/core/run/modes.ts'
import { callReference, type Use } from '#lab/core/run/pending-calls.ts'
import type { Run } from '#lab/core/run/replay.ts'
import { callName, type RunStep } from '#lab/core/run/steps.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { CallItem } from './call-item.tsx'
import * as css from './lab.css.ts'
import { TimeLeft } from './time-left.tsx'

/** Choice of an error that the user types. */
const typed = 'typed error'

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
  example,
  onStep,
}: {
  run: Run
  modes: Modes
  example: AnyExample
  onStep: (step: RunStep) => void
}) {
  const kinds = [...Object.keys(failuresOf(example)), typed].map(kind => ({ id: kind, label: kind }))
  const [kind, setKind] = useState(kinds[0]?.id ?? '')
  const [error, setError] = useState('')
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
            answers={Object.keys(example.otherAnswers?.[use.src] ?? {})}
            output={example.outputs?.[use.src]}
            fate={fateOf(use, modes)}
            onAnswer={answer => onStep({ do: 'answer', ...callReference(use, uses), ...answer })}
            onFail={() =>
              onStep({ do: 'fail', ...callReference(use, uses), ...(kind === typed ? { error } : { kind }) })
            }
          />
        ))}
        {waits.map(({ number, delay, length, startedAt }) => (
          <li key={number} className={css.chips}>
            <span className={css.code}>{delay}</span>
            <span className={css.quiet}>
              <TimeLeft until={startedAt + length} /> of {length} ms left
            </span>
            <Button onPress={() => onStep({ do: 'pass', delay })}>End delay</Button>
          </li>
        ))}
      </ul>
      {uses.length > 0 ? <Select label="Fails with" options={kinds} value={kind} onChange={setKind} /> : null}
      {uses.length > 0 && kind === typed ? (
        <TextField label="Error, as text or JSON" value={error} onChange={setError} spellCheck={false} />
      ) : null}
    </Card>
  )
}
