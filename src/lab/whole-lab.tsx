import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Redirect, Route, Router, Switch } from 'wouter'
import { Links } from '#app/router-links.tsx'
import { LazyToaster } from '#ui/feedback/lazy-toaster.tsx'
import { layOutAhead } from './chart/layouts.ts'
import { withoutActions } from './chart/without-actions.ts'
import { LabPage } from './lab-page.tsx'
import { catalogue } from './machine-catalogue.ts'
import { MachineList } from './machine-list.tsx'
import { MachineScreen } from './machine-screen.tsx'

const Wall = lazy(async () => ({ default: (await import('./wall/wall.tsx')).Wall }))

const Machines = () => (
  <LabPage side={<MachineList entries={[...catalogue.values()]} />}>
    <Switch>
      <Route path="/:id">
        {({ id }) => {
          const entry = catalogue.get(id)
          return entry ? <MachineScreen key={id} entry={entry} /> : <p>There is no machine called {id}.</p>
        }}
      </Route>
      <Route>
        <Redirect to={`/${[...catalogue.keys()][0] ?? ''}`} replace />
      </Route>
    </Switch>
  </LabPage>
)

/** The machine lab below `base`: every machine by itself, on fakes, and every screen in every state. */
export function Lab({ base }: { base: string }) {
  return (
    <Router base={base}>
      <Links>
        <Switch>
          <Route path="/wall">
            <Suspense>
              <Wall />
            </Suspense>
          </Route>
          <Route>
            <Machines />
          </Route>
        </Switch>
      </Links>
      <LazyToaster />
    </Router>
  )
}

/** Shows the lab in an element. The chart of the next machine is there when it is opened. */
export function showLab(element: Element, base: string) {
  createRoot(element).render(<Lab base={base} />)
  void layOutAhead(Array.from(catalogue.values(), ({ chart }) => withoutActions(chart)))
}
