import { useState } from 'react'
import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import { writePlace } from '#lab/core/run/place-link.ts'
import { type RunStep, stepText } from '#lab/core/run/steps.ts'
import { testSource } from '#lab/core/run/test-source.ts'
import { summarize } from '#lab/core/summarize.ts'
import { copy } from '#lab/view/copy.ts'
import { chips, code, log, quiet } from '#lab/view/lab.css.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import type { RecordedActor } from './recorded-actor.ts'
import { replayOnFakes, stepsOf } from './replay-on-fakes.ts'

/** Result of replaying the recorded steps on fakes, with a link to the lab and the source of a test. */
function Outcome({ entry, actor, steps }: { entry: CatalogueEntry; actor: RecordedActor; steps: readonly RunStep[] }) {
  const { id, example, file } = entry
  const { value: outcome, problem } = useLoaded(() => replayOnFakes(example, steps, actor.states))
  if (problem)
    return <Alert kind="bad">The steps could not run on the fakes: {problem.details ?? problem.message}</Alert>
  if (!outcome) return <p className={quiet}>Running the steps on the fakes…</p>
  const { input, steps: taken, refusal, isSame, value, emitted } = outcome
  const refused = steps[taken.length]
  const link = `${location.origin}${import.meta.env.BASE_URL}lab/${id}${writePlace({ input, steps: taken, taken: taken.length })}`
  return (
    <>
      {refused ? (
        <Alert>
          Step {taken.length + 1}, {stepText(refused)}, cannot be taken on the fakes: {refusal}. The link and the test
          stop before it.
        </Alert>
      ) : (
        <p>
          On the fakes they begin with “{input}” and end {isSame ? 'in the same state' : 'in another state than here'}.
        </p>
      )}
      <div className={chips}>
        <Button size="small" icon="copy" onPress={() => void copy(link, 'Link')}>
          Copy link
        </Button>
        <Button
          size="small"
          icon="copy"
          onPress={() => void copy(testSource({ machine: id, input, steps: taken }, file, { value, emitted }), 'Test')}
        >
          Copy as test
        </Button>
        <Link href={link}>Open in the lab</Link>
      </div>
    </>
  )
}

/** Steps of an actor of the app, which can be replayed as a run in the lab. */
export function RecordedRun({ entry, actor }: { entry: CatalogueEntry; actor: RecordedActor }) {
  const steps = stepsOf(actor, entry.example)
  const [tried, setTried] = useState(steps)
  const newer = steps.length - tried.length
  return (
    <>
      <p className={quiet}>
        In the lab the same steps are taken on fakes: what was sent is kept, but what it began with and all answers are
        those of the fakes.{actor.isCut ? ' It has taken more steps than are kept: these are its first ones.' : ''}
      </p>
      <Outcome key={tried.length} entry={entry} actor={actor} steps={tried} />
      {newer > 0 ? (
        <div className={chips}>
          <Button size="small" icon="retry" onPress={() => setTried(steps)}>
            {`With the ${newer} since then`}
          </Button>
        </div>
      ) : null}
      {tried.length === 0 ? <p className={quiet}>No steps yet.</p> : null}
      <ol className={log} aria-label="Recorded steps">
        {Object.entries(tried).map(([place, step]) => (
          <li key={place}>
            <span className={code}>{stepText(step)}</span>{' '}
            <span className={quiet}>{step.do === 'send' ? summarize({ ...step.event, type: undefined }) : ''}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
