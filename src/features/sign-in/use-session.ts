import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import type { SessionSnapshot } from '#machines/session/session.selectors.ts'

/** The session actor, and what `select` takes from its snapshot. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected) {
  const { session } = useEnvironment()
  return [useSelector(session, select), session] as const
}
