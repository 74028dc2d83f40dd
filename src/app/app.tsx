import './frame/outline.css.ts'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { type BaseLocationHook, Router, useLocation, useRouter } from 'wouter'
import { type Environment, EnvironmentProvider, useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { coverOf } from '#machines/session/session.selectors.ts'
import { pathTo } from '#routing/routes.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Gatekeeper } from './gatekeeper.tsx'
import { later } from './later.tsx'
import { Alone, Splash } from './lone-screens/lone-screen.tsx'
import { type Navigation, navigationOf } from './navigation-of-app.ts'

/** Navigates when the session ends or belongs to another user, and shows a toast when a sign-out fails. */
function useSessionNotices() {
  const { session } = useEnvironment()
  const [, navigate] = useLocation()
  useEmitted(session, 'session.ended', () => navigate(pathTo('signIn'), { replace: true }))
  useEmitted(session, 'session.replaced', () => navigate(pathTo('index'), { replace: true }))
  useEmitted(session, 'session.signOutFailed', ({ problem }) =>
    toast({
      kind: 'error',
      title: problem.mayBeDone ? 'You might still be signed in' : 'You are still signed in',
      description: problem.message,
    }),
  )
}

/** What tells that a link may be followed next. */
const approaches = ['pointerover', 'focusin', 'touchstart'] as const

/** The link that an event is in, if it leads to a page of this origin. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin ? link : null
}

/** Tells the navigation of every link that is pointed at, focused or touched, so that its code is there when it is followed. */
function useNearLinks(navigation: Navigation) {
  const { base } = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const hear = (event: Event) => {
      const link = linkOf(event)
      if (!link?.pathname.startsWith(base)) return
      navigation.send({ type: 'link.approached', path: link.pathname.slice(base.length) })
    }
    for (const name of approaches) addEventListener(name, hear, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [navigation, base])
}

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

/** `base` is the path it is served under, without a last slash; `hook` replaces the history in tests. */
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
