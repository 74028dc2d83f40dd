import { isLocked } from '#machines/session/session.selectors.ts'
import { Alert } from '#ui/alert.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { useSession } from './use-session.ts'

/** What the server said to the last try, and how long to wait after too many. */
export function ProblemAlert() {
  const [problem] = useSession(snapshot => snapshot.context.problem)
  const [retryAt] = useSession(snapshot => (isLocked(snapshot) ? snapshot.context.retryAt : null))
  const seconds = useSecondsUntil(retryAt)
  if (!problem) return null
  return (
    <Alert kind="bad">
      {problem.message}
      {seconds > 0 ? <span aria-live="off"> You can try again in {seconds} s.</span> : null}
    </Alert>
  )
}
