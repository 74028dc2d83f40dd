import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { type BaseLocationHook, Router, useLocation } from 'wouter'
import { type World, WorldProvider } from '#actors/world.tsx'
import { LazyToaster } from '#ui/lazy-toaster.tsx'
import { Alone } from './alone.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Gatekeeper } from './gatekeeper.tsx'
import { useSessionNotices } from './use-session-notices.ts'

/** Links of the design system go through the router, without a reload. */
function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>
}

function Product() {
  useSessionNotices()
  return (
    <>
      <Gatekeeper />
      <LazyToaster />
    </>
  )
}

/** The whole product in a world. `hook` puts it on another history than the browser's, for tests. */
export function App({ world, hook }: { world: World; hook?: BaseLocationHook }) {
  return (
    <ErrorBoundary layout={Alone}>
      <WorldProvider world={world}>
        <Router {...(hook ? { hook } : {})}>
          <Links>
            <Product />
          </Links>
        </Router>
      </WorldProvider>
    </ErrorBoundary>
  )
}
