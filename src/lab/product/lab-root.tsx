import { lazy, type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Redirect, Route, Router, Switch } from 'wouter'
import { Links } from '#app/router-links.tsx'
import { type LabFrame, LabFrameContext, LabPage } from '#lab/view/lab-page.tsx'
import { MachineList } from '#lab/view/machine-list.tsx'
import { OpenScreen } from '#lab/view/open/open-screen.tsx'
import { Logo } from '#ui/basics/logo.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { catalogue, machineOf } from './machine-catalogue.ts'
import { MachineScreen } from './machine-screen.tsx'

const Gallery = lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery }))

const Inspect = lazy(async () => ({ default: (await import('#lab/view/inspect/inspect-screen.tsx')).Inspect }))

const frame: LabFrame = {
  brand: <Logo />,
  pages: [
    { to: '/', label: 'Machines' },
    { to: '/gallery', label: 'Gallery' },
    { to: '/inspect', label: 'Inspect' },
    { to: '/open', label: 'Open' },
  ],
  machineOf,
}

const Unknown = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title="Not found" />
    <Alert kind="bad">{children} Choose a machine from the list.</Alert>
  </>
)

const Machines = () => (
  <LabPage side={<MachineList entries={[...catalogue.values()]} />}>
    <Switch>
      <Route path="/open">
        <OpenScreen />
      </Route>
      <Route path="/:id">
        {({ id }) => {
          const entry = catalogue.get(id)
          return entry ? <MachineScreen key={id} entry={entry} /> : <Unknown>There is no machine called {id}.</Unknown>
        }}
      </Route>
      <Route path="/">
        <Redirect to={`/${[...catalogue.keys()][0] ?? ''}`} replace />
      </Route>
      <Route>
        <Unknown>The lab has no page at this address.</Unknown>
      </Route>
    </Switch>
  </LabPage>
)

/** Machine lab at the base path `base`: runs every machine on fakes, and shows every screen in every state. */
export function Lab({ base }: { base: string }) {
  return (
    <Router base={base}>
      <Links>
        <LabFrameContext value={frame}>
          <Suspense>
            <Switch>
              <Route path="/gallery" component={Gallery} />
              <Route path="/inspect" component={Inspect} />
              <Route component={Machines} />
            </Switch>
          </Suspense>
        </LabFrameContext>
      </Links>
      <Toaster />
    </Router>
  )
}

export const showLab = (element: Element, base: string) => createRoot(element).render(<Lab base={base} />)
