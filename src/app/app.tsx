import { type BaseLocationHook, Router } from 'wouter'
import { type World, WorldProvider } from '#actors/world.tsx'
import { LazyToaster } from '#ui/lazy-toaster.tsx'
import { Alone } from './alone.tsx'
import { Cover, useCover } from './cover.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Gatekeeper } from './gatekeeper.tsx'
import { Links } from './links.tsx'
import { useSessionNotices } from './use-session-notices.ts'

function Product() {
  useSessionNotices()
  const cover = useCover()
  if (cover) return <Cover reason={cover} />
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
