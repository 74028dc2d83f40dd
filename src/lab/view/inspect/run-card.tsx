import { useState } from 'react'
import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import type { Chart } from '#lab/core/chart/chart.ts'
import type { InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import { type FakesReplay, replayOnFakes, stepsOf } from '#lab/core/inspect/replay-on-fakes.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { summarize } from '#lab/core/summarize.ts'
import { code, log, quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Card } from '#ui/layout/card.tsx'

/** Machine of an inspected actor, for runs in the lab. */
export type LabMachine = {
  /** Chart of the app's definition. */
  chart: Chart
  entry: CatalogueEntry
  /** URL of the machine in the lab. */
  url: string
  /** Returns the URL of a run in the lab. */
  urlOf: (place: RunPlace) => string
}

/** Describes a replay on fakes: its end, or the first step that the fakes refuse. */
function replayText({ input, steps, refused, isSame }: FakesReplay): string {
  if (refused)
    return `The fakes refuse step ${steps.length + 1}, ${stepText(refused.step)}: ${refused.reason}. The run stops before it.`
  return `The run starts with “${input}” and ends in ${isSame ? 'the same state as' : 'another state than'} the app’s.`
}

/** Steps of an actor of an app. A button opens them as a run of the lab, on fakes. */
export function RunCard({ actor, lab: { entry, urlOf } }: { actor: InspectedActor; lab: LabMachine }) {
  const { example } = entry
  const steps = stepsOf(actor, example)
  const [outcome, setOutcome] = useState<FakesReplay | null>(null)
  const open = async () => {
    try {
      const replayed = await replayOnFakes(example, steps, actor.states)
      setOutcome(replayed)
      const opened = window.open(
        urlOf({ input: replayed.input, steps: replayed.steps, applied: replayed.steps.length }),
      )
      if (!opened)
        toast({ kind: 'error', title: 'Run not opened', description: 'Allow pop-ups for this page, then try again.' })
    } catch (error) {
      toast({ kind: 'error', title: 'Steps not replayed', description: String(error) })
    }
  }
  if (!actor.steps)
    return (
      <Card title="Recorded run">
        <p className={quiet}>The recording began after this actor. Reload the app to record its steps.</p>
      </Card>
    )
  return (
    <Card title="Recorded run">
      <p className={quiet}>
        A run takes these steps on fakes. It keeps the events; the input and all answers are those of the fakes.
        {actor.isCut ? ' Only the first 500 steps are stored.' : ''}
      </p>
      {outcome ? <Alert>{replayText(outcome)}</Alert> : null}
      <Button onPress={() => void open()}>Open as run</Button>
      <ol className={log} aria-label="Recorded steps">
        {Object.entries(steps).map(([place, step]) => (
          <li key={place}>
            <span className={code}>{stepText(step)}</span>{' '}
            <span className={quiet}>{step.do === 'send' ? summarize({ ...step.event, type: undefined }) : ''}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
