import { useMemo } from 'react'
import { actorName, actorStatus, hasStates, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import { innermostStates, statePaths } from '#lab/core/inspect/snapshot-states.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'
import { ChartPicture } from '#lab/view/chart/chart-picture.tsx'
import { useChartFocus } from '#lab/view/chart/use-chart-focus.ts'
import { EventsCard } from '#lab/view/events-card.tsx'
import { column, quiet } from '#lab/view/lab.css.ts'
import { Link } from '#ui/basics/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ErrorCard } from './error-card.tsx'
import { type LabMachine, RunCard } from './run-card.tsx'
import { SnapshotCards } from './snapshot-cards.tsx'
import type { Inspected } from './use-inspection.ts'

/** Chart of an actor, with its active states and the last transitions. Large charts show the active states only. */
function ActorChart({
  actor,
  states,
  isPresent,
  lab,
}: {
  actor: InspectedActor
  states: readonly string[]
  isPresent: boolean
  lab: LabMachine
}) {
  const { chart, entry } = lab
  const focus = useChartFocus(chart, innermostStates(states))
  return (
    <ChartPicture
      {...{ chart, focus }}
      file={entry.file}
      active={{ states: new Set(states), transitions: new Set(isPresent ? actor.lastTransitions : []) }}
      visited={actor.visited}
    />
  )
}

const allParts = ['chart', 'context', 'run'] as const
export type RailPart = (typeof allParts)[number]

/** Error, chart, context, snapshot and steps of an actor at the selected message. */
export function ActorRail({
  inspected: { app, actor, at },
  parts = allParts,
  labMachineOf,
}: {
  inspected: Inspected
  parts?: readonly RailPart[]
  /** Returns the machine of a definition; null if the definition has no chart. */
  labMachineOf: (definition: string | null) => LabMachine | null
}) {
  const lab = useMemo(() => labMachineOf(actor.definition), [labMachineOf, actor.definition])
  const own = app.messages().filter(({ to, number }) => to === actor && (at === null || number <= at))
  const earlier = own.filter(message => message.snapshot)
  const failed = actor.failure && (at === null || actor.failure.number <= at) ? actor.failure : null
  const isPresent = at === null || failed !== null
  const snapshot = isPresent ? actor.snapshot : (earlier.at(-1)?.snapshot ?? null)
  const states = snapshot?.value === undefined ? [] : statePaths(snapshot.value)
  const { value, context } = snapshot ?? {}
  const canSend = actor.control.includes('send') && !app.hasEnded && actorStatus(actor) === 'active'
  /** Snapshot of the machine in the lab. Null if the app's machine has other states. */
  const present =
    canSend && at === null && lab && value !== undefined
      ? unlessThrown(() => lab.entry.example.machine.resolveState({ value, context } as never), null)
      : null
  return (
    <div className={column}>
      {failed ? <ErrorCard actor={actor} failure={failed} /> : null}
      {parts.includes('chart') ? (
        <Card
          title={actorName(actor)}
          actions={
            <>
              <span className={quiet}>{at === null ? 'at present' : `at message ${at}`}</span>
              {lab ? (
                <Link href={lab.url} target="_blank">
                  Open in lab
                </Link>
              ) : null}
            </>
          }
        >
          {lab ? (
            <ActorChart key={actor.session} {...{ actor, states, isPresent, lab }} />
          ) : (
            <p className={quiet}>This actor has no chart.</p>
          )}
        </Card>
      ) : null}
      {parts.includes('chart') && lab && present ? (
        <EventsCard
          snapshot={present}
          examples={lab.entry.example.events}
          onSend={event => app.command({ session: actor.session, event })}
        />
      ) : null}
      {parts.includes('context') && snapshot ? (
        <SnapshotCards
          key={`${actor.session} ${at}`}
          snapshot={snapshot}
          earlier={earlier.filter(message => message.snapshot !== snapshot)}
          onRestore={
            actor.control.includes('restore') && hasStates(actor)
              ? () => app.command({ session: actor.session, snapshot })
              : undefined
          }
        />
      ) : null}
      {parts.includes('run') && lab ? <RunCard key={actor.session} actor={actor} lab={lab} /> : null}
    </div>
  )
}
