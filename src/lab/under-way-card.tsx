import { useState } from 'react'
import { type ProblemKind, problemKinds } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { inShort } from './in-short.ts'
import * as css from './lab.css.ts'
import type { Run } from './run/replay.ts'
import type { RunStep } from './run/steps.ts'

const kinds = problemKinds.map(kind => ({ id: kind, label: kind }))

/** What the machine waits for: the slots that it uses, which answer or fail when they are told to, and its delays. */
export function UnderWayCard({ run, onStep }: { run: Run; onStep: (step: RunStep) => void }) {
  const [kind, setKind] = useState<ProblemKind>('network')
  const uses = run.uses()
  const waits = run.waits()
  return (
    <Card title="Under way">
      {uses.length + waits.length === 0 ? <p className={css.quiet}>Nothing: it waits for an event.</p> : null}
      <ul className={css.underWay}>
        {uses.map(({ slot, input, number }) => (
          <li key={number} className={css.use}>
            <span className={css.code}>{slot}</span>
            <span className={css.quiet}>{inShort(input)}</span>
            <span className={css.chips}>
              <Button size="small" onPress={() => onStep({ do: 'answer', slot })}>
                Answer
              </Button>
              <Button size="small" variant="quietDanger" onPress={() => onStep({ do: 'fail', slot, kind })}>
                Fail
              </Button>
            </span>
          </li>
        ))}
        {waits.map(({ number, delay, length }) => (
          <li key={number} className={css.use}>
            <span className={css.code}>{delay}</span>
            <span className={css.quiet}>{length} ms</span>
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
