import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { isHeld, type SessionSnapshot, stageOf } from '#machines/session/session.selectors.ts'
import type { SignInStatus } from '#routing/gate.ts'

/** The sign-in status for the gate. While work is on hold its user counts as verified, so that its screen stays. */
function signInStatusOf(snapshot: SessionSnapshot): SignInStatus {
  const { user, held } = snapshot.context
  if (isHeld(snapshot) && held) return { stage: 'verified', type: held.type }
  const stage = stageOf(snapshot)
  if (stage !== 'verified') return { stage }
  return user ? { stage, type: user.type } : { stage: 'unknown' }
}

const sameStatus = (a: SignInStatus, b: SignInStatus) =>
  a.stage === b.stage && (a.stage !== 'verified' || b.stage !== 'verified' || a.type === b.type)

/** The sign-in status, which changes with each step of signing in. */
export function useSignInStatus(): SignInStatus {
  return useSelector(useEnvironment().session, signInStatusOf, sameStatus)
}
