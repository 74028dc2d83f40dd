import { useCallback } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Route, Switch, useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { labHost } from '#lab/core/lab-host.ts'
import { Inspect } from '#lab/view/inspect/inspect-screen.tsx'
import { labMachineIn } from '#lab/view/inspect/lab-machine.ts'
import * as css from '#lab/view/lab.css.ts'
import { type LabFrame, LabFrameContext, LabPage } from '#lab/view/lab-page.tsx'
import { OpenScreen } from '#lab/view/open/open-screen.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { FileList } from './file-list.tsx'

const place = { base: location.origin, catalogue: new Map() }

const frame: LabFrame = {
  brand: <span className={css.brandName}>XState</span>,
  pages:
    labHost?.folder === null
      ? [{ to: '/', label: 'Machine' }]
      : [
          { to: '/open', label: 'Machines' },
          { to: '/inspect', label: 'Inspect' },
        ],
  machineOf: definition => labMachineIn(place, definition),
}

/** The lab without a product: machines of files, and inspection of running apps. */
export function LabApp() {
  const [, navigate] = useLocation()
  const file = new URLSearchParams(useLocationProperty(() => location.search)).get('file')
  const useHref = useCallback((href: string) => href, [])
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <LabFrameContext value={frame}>
        <Switch>
          <Route path="/inspect" component={Inspect} />
          <Route>
            <LabPage side={labHost?.folder ? <FileList folder={labHost.folder} shown={file} /> : null}>
              <OpenScreen key={file} />
            </LabPage>
          </Route>
        </Switch>
      </LabFrameContext>
      <Toaster />
    </RouterProvider>
  )
}
