import { useMemo } from 'react'
import { chartOfDefinition } from '#lab/core/inspect/definition-chart.ts'
import type { InspectedActor, InspectedMessage } from '#lab/core/inspect/inspected-actors.ts'
import { actorName } from '#lab/core/inspect/seen-actor.ts'
import { statePaths } from '#lab/core/inspect/snapshot-states.ts'
import { ChartPicture } from '#lab/view/chart/chart-picture.tsx'
import { quiet } from '#lab/view/lab.css.ts'
import { Card } from '#ui/layout/card.tsx'
import { ErrorCard } from './error-card.tsx'
import * as css from './inspect.css.ts'
import { SnapshotCards } from './snapshot-cards.tsx'

/** Shows the error, chart, context and snapshot of an actor at the message `at`. Null is the present. */
export function ActorRail({
  actor,
  messages,
  at,
}: {
  actor: InspectedActor
  messages: readonly InspectedMessage[]
  at: number | null
}) {
  const drawn = useMemo(() => chartOfDefinition(actor.definition), [actor.definition])
  const own = messages.filter(({ to, number }) => to === actor && (at === null || number <= at))
  const states = own.filter(message => message.snapshot)
  const failed = own.findLast(({ error }) => error)
  const isPresent = at === null || failed !== undefined
  const snapshot = isPresent ? actor.snapshot : (states.at(-1)?.snapshot ?? null)
  const active = new Set(snapshot?.value === undefined ? [] : statePaths(snapshot.value))
  const idsOf = (places: Iterable<string>) => new Set([...places].flatMap(place => drawn?.ids.get(place) ?? []))
  return (
    <div className={css.rail}>
      {failed ? <ErrorCard message={failed} /> : null}
      <Card
        title={actorName(actor)}
        actions={<span className={quiet}>{at === null ? 'at present' : `at message ${at}`}</span>}
      >
        {drawn ? (
          <ChartPicture
            key={actor.session}
            chart={drawn.chart}
            active={{ states: active, transitions: idsOf(isPresent ? actor.taken : []) }}
            visited={{ states: actor.visited.states, transitions: idsOf(actor.visited.transitions) }}
          />
        ) : (
          <p className={quiet}>This actor has no chart.</p>
        )}
      </Card>
      {snapshot ? (
        <SnapshotCards
          key={`${actor.session} ${at}`}
          snapshot={snapshot}
          earlier={states.filter(message => message.snapshot !== snapshot)}
        />
      ) : (
        <p className={quiet}>No snapshot yet.</p>
      )}
    </div>
  )
}
