import { useState } from 'react'
import type { InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import { InspectSide } from '#lab/view/inspect/inspect-side.tsx'
import { InspectedAppView } from '#lab/view/inspect/inspected-app.tsx'
import { useInspection } from '#lab/view/inspect/use-inspection.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { LabPage } from './lab-page.tsx'

/** WebSocket of the development server; null if `npm run lab` runs without `--inspect`. */
const server = import.meta.env.VITE_INSPECT ? `${location.origin.replace('http', 'ws')}/inspect` : null

const line = server === null ? 'inspect: toLab()' : `inspect: toLab('${server}')`

/** Shows the actors of running apps that use `toLab()` or `@statelyai/inspect`. */
export function Inspect() {
  const inspection = useInspection(server)
  const [appId, setAppId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<InspectedActor | null>(null)
  const apps = inspection.apps()
  const app = apps.find(({ id }) => id === appId) ?? apps[0]
  const actors = app?.actors() ?? []
  const actor = actors.find(one => one === chosen) ?? actors[0]
  return (
    <LabPage
      side={<InspectSide {...{ apps, app, actor, line }} onApp={({ id }) => setAppId(id)} onActor={setChosen} />}
    >
      {app && actor ? (
        <InspectedAppView key={app.id} app={app} actor={actor} onActor={setChosen} />
      ) : (
        <>
          <PageHeader title="Inspect" />
          <EmptyState icon="search" title="No app is connected">
            Open an app that uses toLab() or @statelyai/inspect. Its actors and messages will appear here.
          </EmptyState>
        </>
      )}
    </LabPage>
  )
}
