import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { type Environment, EnvironmentProvider, useEnvironment } from '#actors/environment.tsx'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { coverOf } from '#machines/session/session.selectors.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Gatekeeper } from './gatekeeper.tsx'
import { later } from './later.tsx'
import { Alone } from './lone-screens/lone-screen.tsx'
import { Splash } from './lone-screens/splash.tsx'
import { navigationOf } from './navigation-of-app.ts'
import './frame/outline.css.ts'
import { useNearLinks } from './frame/use-near-links.ts'
import { useSessionNotices } from './frame/use-session-notices.ts'

const Cover = later(() => import('./cover.tsx'), 'Cover')

function Product() {
  useSessionNotices()
  const environment = useEnvironment()
  const [machine] = useState(() => navigationOf(environment))
  const navigation = useMadeActor(machine)
  useNearLinks(navigation)
  const cover = useSelector(environment.session, coverOf)
  if (cover) {
    // While the cover is loading, nothing of the covered screen is shown.
    return (
      <Suspense fallback={<Splash />}>
        <Cover reason={cover} />
      </Suspense>
    )
  }
  return (
    <>
      <Gatekeeper navigation={navigation} />
      <Toaster />
    </>
  )
}

/**
 * The whole product in an environment. `base` is the path that the app is served under, without a slash at its end; `hook`
 * replaces the browser's history, for tests.
 */
export function App({
  environment,
  base = '',
  hook,
}: {
  environment: Environment
  base?: string
  hook?: BaseLocationHook
}) {
  return (
    <ErrorBoundary layout={Alone}>
      <EnvironmentProvider environment={environment}>
        <Router base={base} {...(hook ? { hook } : {})}>
          <Product />
        </Router>
      </EnvironmentProvider>
    </ErrorBoundary>
  )
}
