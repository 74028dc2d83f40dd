import { isLocked } from '#machines/session/session.selectors.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { useSession } from './use-session.ts'

/**
 * What the server said to the last try; after too many, how long to wait. That is counted down in one place and read out
 * once, so what the server says about it, often a wait as well, gives way to it.
 */
export function ProblemAlert() {
  const [problem] = useSession(snapshot => snapshot.context.problem)
  const [isWaiting] = useSession(isLocked)
  const [retryAt] = useSession(snapshot => snapshot.context.retryAt)
  const seconds = useSecondsUntil(isWaiting ? retryAt : null)
  if (!problem) return null
  return (
    <Alert kind="bad">
      {isWaiting ? 'Too many tries.' : problem.message}
      {seconds > 0 ? <span aria-live="off"> You can try again in {seconds} s.</span> : null}
    </Alert>
  )
}
