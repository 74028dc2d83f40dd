import { useSelector } from '@xstate/react'
import { memo, type ReactNode, useLayoutEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useEnvironment } from '#actors/environment.tsx'
import { isSuspended, type SessionSnapshot, stageOf } from '#machines/session/session.selectors.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { gate, type SignInStatus } from '#routing/gate.ts'
import { matchPath } from '#routing/routes.ts'
import type { Navigation } from './app-navigation.ts'
import { PlacedScreen, type Shown, useListBelow } from './placed-screen.tsx'
import { ScreenRouter } from './screen-router.tsx'
import { ErrorScreen } from './standalone/error-screen.tsx'
import { Splash, StandaloneLayout } from './standalone/standalone-layout.tsx'

/**
 * Returns the sign-in status for the gate. During reauthentication, the stage stays `verified`, so that the screen
 * stays mounted.
 */
function signInStatusOf(snapshot: SessionSnapshot): SignInStatus {
  const { user, suspended } = snapshot.context
  if (isSuspended(snapshot) && suspended) return { stage: 'verified', type: suspended.type }
  const stage = stageOf(snapshot)
  if (stage !== 'verified') return { stage }
  return user ? { stage, type: user.type } : { stage: 'unknown' }
}

const sameStatus = (a: SignInStatus, b: SignInStatus) =>
  a.stage === b.stage && (a.stage !== 'verified' || b.stage !== 'verified' || a.type === b.type)

function useSignInStatus(): SignInStatus {
  return useSelector(useEnvironment().session, signInStatusOf, sameStatus)
}

/** True if the visitor may see the shown screen while the next one loads. */
function maySee(status: SignInStatus, { address, screen }: Shown): boolean {
  if (!screen.Frame) return true
  const route = matchPath(address.path)
  return status.stage === 'verified' && (route === null || route.access === status.type)
}

/**
 * Memoised, so that the shown screen does not re-render while the next one loads. `instead` replaces the screen inside
 * the frame, and hides it: a list can become the screen below a record.
 */
const CurrentScreen = memo(function CurrentScreen({ shown, instead }: { shown: Shown; instead: ReactNode }) {
  const { address } = shown
  const { Frame } = shown.screen
  const list = useListBelow(shown)
  const screens = list ? [list, shown] : [shown]
  const content = (
    <>
      {instead}
      <div>
        {screens.map(each => (
          <PlacedScreen key={each.address.path} shown={each} isLeft={each !== shown || instead !== null} />
        ))}
      </div>
    </>
  )
  return (
    <ScreenRouter address={address}>
      {Frame ? <Frame route={matchPath(address.path)}>{content}</Frame> : content}
    </ScreenRouter>
  )
})

/**
 * Shows the previous screen until the next one is ready. Before the first screen, the outline in `index.html` is
 * visible.
 */
export function Gatekeeper({ navigation }: { navigation: Navigation }) {
  const [path] = useLocation()
  const search = useSearch()
  const status = useSignInStatus()
  const verdict = gate(status, search === '' ? path : `${path}?${search}`)
  const shown = useSelector(navigation, ({ context }) => context.shown)
  const isLate = useSelector(navigation, ({ context }) => context.isLate)
  const problem = useSelector(navigation, ({ context }) => context.problem)

  const isWanted = verdict.kind !== 'go' && matchPath(path)?.access !== 'index'
  useLayoutEffect(() => {
    if (isWanted) navigation.send({ type: 'address.changed', address: { path, search } })
  }, [navigation, isWanted, path, search])

  if (verdict.kind === 'wait') return null
  const failure = problem && <ErrorScreen problem={problem} onRetry={() => location.reload()} />
  return (
    <>
      {shown && maySee(status, shown) ? (
        <CurrentScreen shown={shown} instead={failure ?? (isLate ? <Splash /> : null)} />
      ) : (
        failure && <StandaloneLayout>{failure}</StandaloneLayout>
      )}
      {verdict.kind === 'go' ? (
        // A wouter redirect navigates only on mount. The key mounts a new one for each target.
        <Redirect key={verdict.to} to={verdict.to} replace />
      ) : null}
    </>
  )
}
