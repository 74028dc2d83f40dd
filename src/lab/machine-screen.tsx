import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from '#patterns/address/use-search.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { ChartCard } from './chart-card.tsx'
import { ContextCard } from './context-card.tsx'
import { EventsCard } from './events-card.tsx'
import * as css from './lab.css.ts'
import { LogCard } from './log-card.tsx'
import type { CatalogueEntry } from './machine-catalogue.ts'
import { delayNames } from './run/delay-names.ts'
import { allByHand } from './run/modes.ts'
import { type RunPlace, readPlace, writePlace } from './run/place-link.ts'
import { isGoneBack, stepsUpTo } from './run/place-steps.ts'
import { stepInWords } from './run/steps.ts'
import { testSource } from './run/test-source.ts'
import { SlotsCard } from './slots-card.tsx'
import { StateCard } from './state-card.tsx'
import { UnderWayCard } from './under-way-card.tsx'
import { useRun } from './use-run.ts'

const copy = async (text: string, what: string) => {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', title: `${what} copied` })
  } catch {
    toast({ kind: 'error', title: `${what} not copied`, description: 'The browser does not let the page copy.' })
  }
}

/** The place in the address; where it cannot be read, why, and the start. */
function placeIn(search: string, start: RunPlace): { place: RunPlace; fault: string | null } {
  try {
    return { place: readPlace(search) ?? start, fault: null }
  } catch {
    return { place: start, fault: 'The link cannot be read: it was cut, or changed. Here is the start.' }
  }
}

/** One machine on fakes. The address holds where it is: its input, all steps, and how many of them are taken. */
export function MachineScreen({ entry: { id, example, machine, about, chart, file } }: { entry: CatalogueEntry }) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const inputs = Object.keys(example.inputs)
  const { place, fault } = useMemo(() => {
    const [input = ''] = Object.keys(example.inputs)
    return placeIn(search, { input, steps: [], taken: 0 })
  }, [search, example])
  const go = (next: RunPlace, { replace = false } = {}) => navigate(path + writePlace(next), { replace })
  const { run, moments, error, take } = useRun(example, place, moved => go(moved.place, { replace: moved.isByItself }))
  const { modes = allByHand } = place
  const delays = useMemo(() => delayNames(machine), [machine])
  const standing = moments.at(-1)
  const lost = place.steps.find(step => step.do === 'send' && step.lost)
  const [summary, ...details] = about

  return (
    <>
      <PageHeader
        title={id}
        subtitle={summary}
        actions={
          <>
            <Select
              label="Begins with"
              isLabelHidden
              options={inputs.map(name => ({ id: name, label: name }))}
              value={place.input}
              onChange={input => go({ ...place, input, steps: [], taken: 0 })}
            />
            <Button variant="quiet" icon="retry" onPress={() => go({ ...place, steps: [], taken: 0 })}>
              Start again
            </Button>
          </>
        }
      />
      {fault ? <Alert kind="bad">{fault}</Alert> : null}
      {error ? <Alert kind="bad">This run cannot be taken: {error.message}.</Alert> : null}
      <div className={css.columns}>
        <div className={css.column}>
          {standing ? <StateCard snapshot={standing.snapshot} /> : null}
          <ChartCard machine={machine} chart={chart} moments={moments} onCopy={(text, what) => void copy(text, what)} />
          {standing ? (
            <ContextCard context={standing.snapshot.context} before={moments.at(-2)?.snapshot.context} />
          ) : null}
          <details>
            <summary>About this machine</summary>
            {details.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </div>
        <aside className={css.column}>
          {standing ? (
            <EventsCard
              snapshot={standing.snapshot}
              examples={example.events}
              onSend={event => take({ do: 'send', event })}
            />
          ) : null}
          {run ? <UnderWayCard run={run} modes={modes} onStep={take} /> : null}
          <SlotsCard
            slots={example.slots}
            delays={delays}
            modes={modes}
            isPaused={isGoneBack(place)}
            onChange={next => go({ ...place, modes: next }, { replace: true })}
            onGoOn={() => go({ ...place, steps: stepsUpTo(place) })}
          />
          <LogCard
            moments={moments}
            steps={place.steps}
            taken={place.taken}
            notLinked={lost ? `${stepInWords(lost)} came with what no link can hold.` : null}
            onGo={taken => go({ ...place, taken })}
            onCopyLink={() => void copy(location.origin + location.pathname + writePlace(place), 'Link')}
            onCopyTest={() => {
              if (!standing) return
              const course = { machine: id, input: place.input, steps: stepsUpTo(place) }
              const emitted = moments.flatMap(moment => moment.emitted)
              void copy(testSource(course, file, { value: standing.snapshot.value, emitted }), 'Test')
            }}
          />
        </aside>
      </div>
    </>
  )
}
