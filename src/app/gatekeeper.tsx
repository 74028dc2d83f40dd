import { type ReactNode, Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useSearch } from '#patterns/address/use-search.ts'
import { gate } from '#routing/gate.ts'
import type { RouteMatch } from '#routing/routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Alone } from './lone-screen.tsx'
import { Prepared } from './prepared.tsx'
import { later, NotFound, screens } from './screens.tsx'
import { Splash } from './splash.tsx'
import { useSignInStatus } from './use-sign-in-status.ts'

const Frame = later(() => import('./frame.tsx'), 'Frame')

/** Shows the screen of the address, or redirects, as the gate decides. */
export function Gatekeeper() {
  const [path] = useLocation()
  const search = useSearch()
  const status = useSignInStatus()
  const verdict = gate(status, search === '' ? path : `${path}?${search}`)

  switch (verdict.kind) {
    case 'wait':
      return <Splash />
    case 'go':
      // A wouter redirect runs once, when it is mounted: the key mounts a new one for each target.
      return <Redirect key={verdict.to} to={verdict.to} replace />
    case 'missing':
      return status.stage === 'verified' ? (
        inFrame(<NotFound />)
      ) : (
        <Alone>
          <NotFound />
        </Alone>
      )
    case 'show': {
      const { name, id } = verdict.route
      const Screen = screens[name]
      const screen = (
        <ErrorBoundary key={path}>
          <Suspense fallback={<Splash />}>
            <Prepared>
              <Screen id={id ?? ''} />
            </Prepared>
          </Suspense>
        </ErrorBoundary>
      )
      return status.stage === 'verified' ? inFrame(screen, verdict.route) : screen
    }
  }
}

const inFrame = (screen: ReactNode, route: RouteMatch | null = null) => (
  <Suspense fallback={<Splash />}>
    <Frame route={route}>{screen}</Frame>
  </Suspense>
)
