import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import type { SessionSnapshot } from '#machines/session/session.selectors.ts'

/** What `select` picks from the snapshot of the session, and its actor. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected) {
  const { session } = useEnvironment()
  return [useSelector(session, select), session] as const
}
