import '#ui/aria-locale.ts'
import '#ui/aria-texts.ts'
import { t } from '#messages/message.ts'
import './frame/outline.css.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type BaseLocationHook, Router, useLocation, useRouter } from 'wouter'
import { type Environment, EnvironmentProvider, useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { takeoverOf } from '#machines/session/session.selectors.ts'
import { pathTo } from '#routing/routes.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { appNavigationMachine, type Navigation } from './app-navigation.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Gatekeeper } from './gatekeeper.tsx'
import { SessionTakeover } from './session-takeover.tsx'
import { StandaloneLayout } from './standalone/standalone-layout.tsx'

function useSessionNotices() {
  const { session } = useEnvironment()
  const [, navigate] = useLocation()
  useEmitted(session, 'session.ended', () => navigate(pathTo('signIn'), { replace: true }))
  useEmitted(session, 'session.replaced', () => navigate(pathTo('index'), { replace: true }))
  useEmitted(session, 'session.signOutFailed', ({ problem }) =>
    toast({
      kind: 'error',
      title: problem.mayBeDone ? t('You might still be signed in') : t('You are still signed in'),
      description: problem.message,
    }),
  )
}

/** DOM events that suggest a click on a link. */
const approaches = ['pointerover', 'focusin', 'touchstart'] as const

/** Returns the same-origin link that contains the event's target, or null. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin ? link : null
}

/** Prefetches the screen behind a link when the user hovers, focuses or touches the link. */
function useNearLinks(navigation: Navigation) {
  const { base } = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const onApproach = (event: Event) => {
      const link = linkOf(event)
      if (!link?.pathname.startsWith(base)) return
      navigation.send({ type: 'link.approached', path: link.pathname.slice(base.length) })
    }
    for (const name of approaches) addEventListener(name, onApproach, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [navigation, base])
}

function Product() {
  useSessionNotices()
  const environment = useEnvironment()
  const [machine] = useState(() => appNavigationMachine(environment))
  const navigation = useMadeActor(machine)
  useNearLinks(navigation)
  const takeover = useSelector(environment.session, takeoverOf)
  if (takeover) return <SessionTakeover reason={takeover} />
  return (
    <>
      <Gatekeeper navigation={navigation} />
      <Toaster />
    </>
  )
}

/** `base` is the deployment path without a trailing slash. Tests pass `hook` to replace the browser history. */
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
    <ErrorBoundary layout={StandaloneLayout}>
      <EnvironmentProvider environment={environment}>
        <Router base={base} {...(hook ? { hook } : {})}>
          <Product />
        </Router>
      </EnvironmentProvider>
    </ErrorBoundary>
  )
}
