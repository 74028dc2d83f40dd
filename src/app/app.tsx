import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { useWorld, type World, WorldProvider } from '#actors/environment.tsx'
import { coverOf } from '#machines/session/session.selectors.ts'
import { LazyToaster } from '#ui/feedback/lazy-toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Gatekeeper } from './gatekeeper.tsx'
import { Alone } from './lone-screen.tsx'
import { Links } from './router-links.tsx'
import { later } from './screens.tsx'
import { Splash } from './splash.tsx'
import { useSessionNotices } from './use-session-notices.ts'

const Cover = later(async () => (await import('./cover.tsx')).Cover)

function Product() {
  useSessionNotices()
  const cover = useSelector(useWorld().session, coverOf)
  if (cover) {
    // Until it is there nothing is shown, which is what counts.
    return (
      <Suspense fallback={<Splash />}>
        <Cover reason={cover} />
      </Suspense>
    )
  }
  return (
    <>
      <Gatekeeper />
      <LazyToaster />
    </>
  )
}

/**
 * The whole product in a world. `base` is the path that it is found under, without a slash at its end; `hook` puts it on
 * another history than the browser's, for tests.
 */
export function App({ world, base = '', hook }: { world: World; base?: string; hook?: BaseLocationHook }) {
  return (
    <ErrorBoundary layout={Alone}>
      <WorldProvider world={world}>
        <Router base={base} {...(hook ? { hook } : {})}>
          <Links>
            <Product />
          </Links>
        </Router>
      </WorldProvider>
    </ErrorBoundary>
  )
}
