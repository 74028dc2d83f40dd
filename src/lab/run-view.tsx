import { type ReactNode, useMemo } from 'react'
import type { Scene } from '#lab/stage/scene.ts'
import { StageCard } from '#lab/stage/stage-card.tsx'
import { useStage } from '#lab/stage/use-stage.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { ActorsCard } from './actors-card.tsx'
import { ChartCard } from './chart-card.tsx'
import { ContextCard } from './context-card.tsx'
import { copy } from './copy.ts'
import { EventsCard } from './events-card.tsx'
import * as css from './lab.css.ts'
import type { LabView } from './lab-address.ts'
import { LogCard } from './log-card.tsx'
import type { CatalogueEntry } from './machine-catalogue.ts'
import { PendingCard } from './pending-card.tsx'
import type { Moment } from './run/collect-moments.ts'
import { delayNames } from './run/delay-names.ts'
import { allManual } from './run/modes.ts'
import type { RunPlace } from './run/place-link.ts'
import { isGoneBack, stepsUpTo } from './run/place-steps.ts'
import { replay } from './run/replay.ts'
import { stepText } from './run/steps.ts'
import { testSource } from './run/test-source.ts'
import { StateCard } from './state-card.tsx'
import { useRun } from './use-run.ts'

/** Returns the source of a test that takes the steps up to `place`. The last of `moments` is at `place`. */
function testOf({ id, file }: CatalogueEntry, place: RunPlace, moments: readonly Moment[]): string {
  const course = { machine: id, input: place.input, steps: stepsUpTo(place) }
  const emitted = moments.flatMap(moment => moment.emitted)
  return testSource(course, file, { value: moments.at(-1)?.snapshot.value, emitted })
}

type LayoutProps = Record<'chartCard' | 'screen' | 'events' | 'underWay' | 'actors' | 'log' | 'more', ReactNode>

/** Layout of a run. The controls are next to the chart; with a screen, they are below it. */
const Layout = ({ chartCard, screen, events, underWay, actors, log, more }: LayoutProps) =>
  screen ? (
    <>
      <div className={css.sideBySide}>
        {chartCard}
        {screen}
      </div>
      <div className={css.beneath}>
        {events}
        <div className={css.column}>
          {underWay}
          {actors}
        </div>
        {log}
      </div>
      {more}
    </>
  ) : (
    <div className={css.columns}>
      <div className={css.column}>
        {chartCard}
        {more}
      </div>
      <aside className={css.column}>
        {events}
        {underWay}
        {actors}
        {log}
      </aside>
    </div>
  )

const About = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <details>
    <summary>About this machine</summary>
    {paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
)

/**
 * Run at `place`: chart, controls, and the screen if `scene` is set. Later changes to `scene` are ignored. `link` is
 * the URL of the place.
 */
export function RunView({
  entry,
  place,
  scene,
  view,
  link,
  onGo,
  onView,
}: {
  entry: CatalogueEntry
  place: RunPlace
  scene: Scene | null
  view: LabView
  link: string
  /** `replace`: replaces the current browser history entry. */
  onGo: (place: RunPlace, how?: { replace: boolean }) => void
  onView: (view: LabView) => void
}) {
  const { example, machine, chart } = entry
  const stage = useStage(scene?.id ?? null)
  const begin = stage?.begin ?? (course => replay(example, course))
  const { run, moments, error, take } = useRun(begin, place, moved => onGo(moved.place, { replace: moved.isAutomatic }))
  const { modes = allManual } = place
  const delays = useMemo(() => delayNames(machine), [machine])
  const moment = moments.at(-1)
  const lost = place.steps.find(step => step.do === 'send' && step.lost)

  const chartCard = <ChartCard machine={machine} chart={chart} moments={moments} />
  const events = moment ? (
    <EventsCard snapshot={moment.snapshot} examples={example.events} onSend={event => take({ do: 'send', event })} />
  ) : null
  const underWay = run ? (
    <PendingCard
      run={run}
      modes={isGoneBack(place) ? allManual : modes}
      answers={example.otherAnswers ?? {}}
      onStep={take}
    />
  ) : null
  const actors = (
    <ActorsCard
      actors={example.actors}
      delays={delays}
      modes={modes}
      isPaused={isGoneBack(place)}
      onChange={next => onGo({ ...place, modes: next }, { replace: true })}
      onGoOn={() => onGo({ ...place, steps: stepsUpTo(place) })}
    />
  )
  const log = (
    <LogCard
      moments={moments}
      steps={place.steps}
      taken={place.taken}
      notLinked={lost ? `${stepText(lost)} has data that a link can’t contain.` : null}
      onGo={taken => onGo({ ...place, taken })}
      onCopyLink={() => void copy(link, 'Link')}
      onCopyTest={() => {
        if (moment) void copy(testOf(entry, place, moments), 'Test')
      }}
    />
  )
  const more = (
    <>
      {moment ? <ContextCard moment={moment} before={moments.at(-2)} /> : null}
      <About paragraphs={entry.about.slice(1)} />
    </>
  )

  return (
    <>
      {error ? <Alert kind="bad">This run cannot be taken: {error.message}.</Alert> : null}
      {moment ? <StateCard moment={moment} /> : null}
      <Layout
        screen={scene && stage ? <StageCard {...{ scene, stage, view, onView }} /> : null}
        {...{ chartCard, events, underWay, actors, log, more }}
      />
    </>
  )
}
