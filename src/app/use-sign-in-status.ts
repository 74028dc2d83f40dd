import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { isHeld, type SessionSnapshot, stageOf } from '#machines/session/session.selectors.ts'
import type { Standing } from '#routing/gate.ts'

/** Where the gate sees somebody: whoever's work is on hold still stands where they worked. */
function standingOf(snapshot: SessionSnapshot): Standing {
  const { user, held } = snapshot.context
  if (isHeld(snapshot) && held) return { stage: 'verified', type: held.type }
  const stage = stageOf(snapshot)
  if (stage !== 'verified') return { stage }
  return user ? { stage, type: user.type } : { stage: 'unknown' }
}

const sameStanding = (a: Standing, b: Standing) =>
  a.stage === b.stage && (a.stage !== 'verified' || b.stage !== 'verified' || a.type === b.type)

/** The standing of whoever sits here, which changes with each step of signing in. */
export function useStanding(): Standing {
  return useSelector(useEnvironment().session, standingOf, sameStanding)
}
