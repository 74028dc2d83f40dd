import { type ReactNode, useMemo, useState } from 'react'
import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import { delayNames } from '#lab/core/run/delay-names.ts'
import type { BeginRun } from '#lab/core/run/drive.machine.ts'
import { canEditContext } from '#lab/core/run/edit-context.ts'
import { allManual } from '#lab/core/run/modes.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { isGoneBack, stepsUpTo } from '#lab/core/run/place-steps.ts'
import { replay } from '#lab/core/run/replay.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { type ExampleFile, testSource } from '#lab/core/run/test-source.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ActorsCard } from './actors-card.tsx'
import { useChartFocus } from './chart/use-chart-focus.ts'
import { ChartCard } from './chart-card.tsx'
import { ComparisonCard } from './comparison-card.tsx'
import { ContextCard } from './context-card.tsx'
import { copy } from './copy.ts'
import { GuardsCard } from './guards-card.tsx'
import { JsonForm } from './json-form.tsx'
import * as css from './lab.css.ts'
import { LogCard } from './log-card.tsx'
import { MessagesCard } from './messages-card.tsx'
import { Panel, usePanels } from './panels.tsx'
import { PathPicker } from './path-picker.tsx'
import { PendingCard } from './pending-card.tsx'
import { RunEvents } from './run-events.tsx'
import { RunFiles } from './run-files.tsx'
import { StateCard } from './state-card.tsx'
import { StatesCard } from './states-card.tsx'
import { useRun } from './use-run.ts'
import { workspace } from './workspace.css.ts'

const About = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <details>
    <summary>About this machine</summary>
    {paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
)

/**
 * Run at `place`: chart, controls, and the screen if there is one. `link` is the URL of the place. Only the first
 * `begin` is used.
 */
export function RunView({
  entry,
  place,
  begin,
  screen,
  link,
  onGo,
}: {
  entry: CatalogueEntry
  place: RunPlace
  /** Default: runs the machine alone. */
  begin?: BeginRun | undefined
  screen?: ReactNode
  link: string
  /** `replace`: replaces the current browser history entry. */
  onGo: (place: RunPlace, how?: { replace: boolean }) => void
}) {
  const { example, chart, file } = entry
  const { machine, guards = [] } = example
  const { run, moments, error, take } = useRun(
    begin ?? (course => replay(example, course, { isRecorded: true })),
    place,
    moved => onGo(moved.place, { replace: moved.isAutomatic }),
  )
  const { modes = allManual } = place
  const panels = usePanels()
  const [compared, setCompared] = useState<RunPlace | null>(null)
  const delays = useMemo(() => delayNames(machine), [machine])
  const moment = moments.at(-1)
  const focus = useChartFocus(chart, moment ? settledStates(moment.snapshot) : [])

  const testOf = (of: ExampleFile) =>
    testSource({ machine: entry.id, input: place.input, steps: stepsUpTo(place) }, of, {
      value: moment?.snapshot.value,
      emitted: moments.flatMap(({ emitted }) => emitted),
    })
  const chartView = <ChartCard {...{ machine, chart, moments, focus, file }} panels={screen ? null : panels} />
  const state = moment ? <StateCard moment={moment} /> : null
  const controls = (
    <>
      {moment ? <RunEvents moment={moment} example={example} onStep={take} /> : null}
      {run ? (
        <PendingCard run={run} modes={isGoneBack(place) ? allManual : modes} example={example} onStep={take} />
      ) : null}
      <LogCard {...{ moments, place, onGo }}>
        <RunFiles
          {...{ example, place }}
          onCopyLink={() => void copy(link, 'Link')}
          onCopyTest={file && file.kind !== 'private' ? () => void copy(testOf(file), 'Test') : undefined}
          onOpen={onGo}
          onCompare={saved => {
            setCompared(saved)
            panels.set('details', true)
          }}
        >
          {screen ? null : <PathPicker key={place.input} example={example} input={place.input} onOpen={onGo} />}
        </RunFiles>
      </LogCard>
      <StatesCard chart={chart} focus={focus} />
      {guards.length > 0 ? <GuardsCard guards={guards} steps={stepsUpTo(place)} onStep={take} /> : null}
      <ActorsCard {...{ example, delays, place, onGo }} />
    </>
  )
  const details = (
    <>
      {compared ? (
        <ComparisonCard {...{ example, moments }} place={compared} onClose={() => setCompared(null)} />
      ) : null}
      {run?.recorded ? <MessagesCard recorded={run.recorded} /> : null}
      {moment ? (
        <ContextCard
          moment={moment}
          before={moments.at(-2)}
          onEdit={canEditContext(moment.snapshot) ? context => take({ do: 'edit', context }) : undefined}
        />
      ) : null}
      {entry.about.length > 0 ? <About paragraphs={entry.about} /> : null}
    </>
  )

  return (
    <>
      {error ? <Alert kind="bad">This run cannot be replayed: {error.message}.</Alert> : null}
      {run?.needsInput ? (
        <Alert kind="bad">
          This machine needs an input.
          <JsonForm
            label={`Input of ${entry.id}`}
            example=""
            button={`Start ${entry.id}`}
            onValue={input => onGo({ ...place, input: JSON.stringify(input), steps: [], applied: 0 })}
          />
        </Alert>
      ) : null}
      {screen ? (
        <>
          {state}
          <div className={css.sideBySide}>
            <Card isFlush>{chartView}</Card>
            {screen}
          </div>
          <div className={css.threeColumns}>{controls}</div>
          {details}
        </>
      ) : (
        <div className={workspace}>
          {chartView}
          <Panel side="controls" panels={panels}>
            {state}
            {controls}
          </Panel>
          <Panel side="details" panels={panels}>
            {details}
          </Panel>
        </div>
      )}
    </>
  )
}
