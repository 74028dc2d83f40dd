import { use, useEffect, useState } from 'react'
import { createInspection } from '#lab/core/inspect/inspection.ts'
import { listenToApps } from '#lab/core/inspect/listen-to-apps.ts'
import { labHost } from '#lab/core/lab-host.ts'
import { ActorRail } from '#lab/view/inspect/actor-rail.tsx'
import { appName, InspectSide } from '#lab/view/inspect/inspect-side.tsx'
import { Sequence } from '#lab/view/inspect/sequence.tsx'
import { useInspection } from '#lab/view/inspect/use-inspection.ts'
import { wideColumns } from '#lab/view/lab.css.ts'
import { LabFrameContext, LabPage } from '#lab/view/lab-page.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'

/** WebSocket of the lab's server; null if it runs without `--inspect`. */
const server = labHost?.inspect ? `${location.origin.replace('http', 'ws')}/inspect` : null

const line = server === null ? 'inspect: toLab()' : `inspect: toLab('${server}')`

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Shows the actors of running apps that use `toLab()` or `@statelyai/inspect`. */
export function Inspect() {
  const [inspection] = useState(createInspection)
  useEffect(() => listenToApps(inspection, server), [inspection])
  const { machineOf } = use(LabFrameContext)
  const choice = useInspection(inspection)
  const { inspected } = choice
  if (!inspected)
    return (
      <LabPage side={<InspectSide {...choice} line={line} />}>
        <PageHeader title="Inspect" />
        <EmptyState icon="search" title="No app is connected">
          Open an app that uses toLab() or @statelyai/inspect. Its actors and messages will appear here.
        </EmptyState>
      </LabPage>
    )
  const { app, actors } = inspected
  const messages = app.messages()
  const errors = messages.filter(({ error }) => error).length
  return (
    <LabPage side={<InspectSide {...choice} line={line} />}>
      <PageHeader
        title={appName(app)}
        subtitle={`${countText(messages.length, 'message')}, ${countText(actors.length, 'actor')}, ${countText(errors, 'error')}`}
      />
      <div className={wideColumns}>
        <Card title="Messages">
          <Sequence key={app.id} inspected={inspected} />
        </Card>
        <ActorRail inspected={inspected} labMachineOf={machineOf} />
      </div>
    </LabPage>
  )
}
