import { type ReactNode, useState } from 'react'
import { type ProblemKind, problemKinds } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { inShort } from './in-short.ts'
import * as css from './lab.css.ts'
import { type Modes, slowness } from './run/modes.ts'
import type { Run } from './run/replay.ts'
import type { RunStep } from './run/steps.ts'
import type { Use } from './run/uses.ts'
import { TimeLeft } from './time-left.tsx'

const kinds = problemKinds.map(kind => ({ id: kind, label: kind }))

/** What becomes of a use by itself, if anything does. */
function fateOf({ slot, startedAt }: Use, { slots }: Modes): ReactNode {
  if (slots[slot]?.does === 'never') return 'never answers'
  if (slots[slot]?.does !== 'slowly') return null
  return (
    <>
      answers in <TimeLeft until={startedAt + slowness} />
    </>
  )
}

/**
 * What the machine waits for: the slots that it uses, which answer or fail when they are told to, and its delays, each with
 * the time that is left of it.
 */
export function UnderWayCard({ run, modes, onStep }: { run: Run; modes: Modes; onStep: (step: RunStep) => void }) {
  const [kind, setKind] = useState<ProblemKind>('network')
  const uses = run.uses()
  const waits = run.waits()
  return (
    <Card title="Under way">
      {uses.length + waits.length === 0 ? <p className={css.quiet}>Nothing: it waits for an event.</p> : null}
      <ul className={css.underWay}>
        {uses.map(use => (
          <li key={use.number} className={css.use}>
            <span className={css.code}>{use.slot}</span>
            <span className={css.quiet}>{inShort(use.input)}</span>
            <span className={css.quiet}>{fateOf(use, modes)}</span>
            <span className={css.chips}>
              <Button size="small" onPress={() => onStep({ do: 'answer', slot: use.slot })}>
                Answer
              </Button>
              <Button size="small" variant="quietDanger" onPress={() => onStep({ do: 'fail', slot: use.slot, kind })}>
                Fail
              </Button>
            </span>
          </li>
        ))}
        {waits.map(({ number, delay, length, startedAt }) => (
          <li key={number} className={css.use}>
            <span className={css.code}>{delay}</span>
            <span className={css.quiet}>
              <TimeLeft until={startedAt + length} /> of {length} ms left
            </span>
            <Button size="small" onPress={() => onStep({ do: 'pass', delay })}>
              Let pass
            </Button>
          </li>
        ))}
      </ul>
      {uses.length > 0 ? <Select label="Fails with" options={kinds} value={kind} onChange={setKind} /> : null}
    </Card>
  )
}
