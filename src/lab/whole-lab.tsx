import { createRoot } from 'react-dom/client'
import { Redirect, Route, Router, Switch } from 'wouter'
import { Links } from '#app/router-links.tsx'
import { LazyToaster } from '#ui/feedback/lazy-toaster.tsx'
import * as css from './lab.css.ts'
import { catalogue } from './machine-catalogue.ts'
import { MachineList } from './machine-list.tsx'
import { MachineScreen } from './machine-screen.tsx'

/** The machine lab below `base`: every machine by itself, on fakes. */
export function Lab({ base }: { base: string }) {
  return (
    <Router base={base}>
      <Links>
        <div className={css.lab}>
          <MachineList entries={[...catalogue.values()]} />
          <main id="content" aria-label="Machine lab" className={css.main} tabIndex={-1}>
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
          </main>
        </div>
      </Links>
      <LazyToaster />
    </Router>
  )
}

/** Shows the lab in an element. */
export const showLab = (element: Element, base: string) => createRoot(element).render(<Lab base={base} />)
