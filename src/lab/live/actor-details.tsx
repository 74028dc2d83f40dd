import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import type { AnyMachineSnapshot } from 'xstate'
import { actorName } from '#lab/core/inspect/seen-actor.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'
import { ChartPicture } from '#lab/view/chart/chart-picture.tsx'
import { ContextCard } from '#lab/view/context-card.tsx'
import { EventsCard } from '#lab/view/events-card.tsx'
import { Sequence } from '#lab/view/inspect/sequence.tsx'
import { quiet } from '#lab/view/lab.css.ts'
import * as css from './live.css.ts'
import type { RecordedActor } from './recorded-actor.ts'
import { RecordedRun } from './recorded-run.tsx'
import type { Recording } from './recorder.ts'

/** Returns the context without child machines, because the actor list shows these. */
const remembering = (context: unknown) => ({ snapshot: { context }, below: new Map<never, never>() })

const activeParts = ({ states, taken }: RecordedActor) => ({ states: new Set(states), transitions: new Set(taken) })

const parts = ['Chart', 'Events', 'Send', 'Context', 'Recorded'] as const

/** Shows all details and actions of an actor. */
export function ActorDetails({
  actor,
  running,
  recording,
}: {
  actor: RecordedActor
  running: readonly RecordedActor[]
  recording: Recording
}) {
  const { machine } = actor
  const ref = actor.ref?.deref()
  const snapshot: AnyMachineSnapshot | undefined = ref?.getSnapshot()
  const before = ref && recording.contextBefore(ref)
  const entry = catalogue.get(machine)
  const gone = <p className={quiet}>This machine has ended. Only its log remains.</p>
  const unknown = <p className={quiet}>The lab has no example of {machine}.</p>
  return (
    <section className={css.part} aria-label={actorName(actor)}>
      <h3 className={css.title}>{actorName(actor)}</h3>
      <Tabs>
        <TabList className={css.tabList} aria-label={`Parts of ${actorName(actor)}`}>
          {parts.map(part => (
            <Tab key={part} id={part} className={css.tab}>
              {part}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="Chart" className={css.tabPanel}>
          {entry ? (
            <ChartPicture key={machine} chart={entry.chart} active={activeParts(actor)} visited={actor.visited} />
          ) : (
            unknown
          )}
        </TabPanel>
        <TabPanel id="Events" className={css.tabPanel}>
          <Sequence key={actor.session} actor={actor} actors={running} messages={recording.messages()} />
        </TabPanel>
        <TabPanel id="Send" className={css.tabPanel}>
          {entry ? null : unknown}
          {entry && ref && snapshot ? (
            <EventsCard snapshot={snapshot} examples={entry.example.events} onSend={event => ref.send(event)} />
          ) : null}
          {ref ? null : gone}
        </TabPanel>
        <TabPanel id="Context" className={css.tabPanel}>
          {ref && snapshot ? (
            <ContextCard moment={remembering(snapshot.context)} before={before ? remembering(before) : undefined} />
          ) : (
            gone
          )}
        </TabPanel>
        <TabPanel id="Recorded" className={css.tabPanel}>
          {entry ? <RecordedRun key={actor.session} entry={entry} actor={actor} /> : unknown}
        </TabPanel>
      </Tabs>
    </section>
  )
}
