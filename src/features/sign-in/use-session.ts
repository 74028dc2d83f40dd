import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import type { SessionSnapshot } from '#machines/session/session.selectors.ts'

/** Returns a value selected from the session's snapshot, and the session actor. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected) {
  const { session } = useEnvironment()
  return [useSelector(session, select), session] as const
}
