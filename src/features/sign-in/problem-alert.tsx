import { useEffect, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { isLocked } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { useSession } from './use-session.ts'

/**
 * Returns the seconds until `moment` (epoch milliseconds), rounded up; 0 if it is past or null. Re-renders every
 * second.
 */
function useSecondsUntil(moment: number | null): number {
  const { now } = useEnvironment()
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - now()) / 1000)))
  const [, tick] = useState(0)
  useEffect(() => {
    if (moment === null) return
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left()
}

/**
 * Error of a sign-in step. After too many attempts, a countdown replaces the server's message, because their waiting
 * times might differ.
 */
export function ProblemAlert() {
  const [problem] = useSession(snapshot => snapshot.context.problem)
  const [isWaiting] = useSession(isLocked)
  const [retryAt] = useSession(snapshot => snapshot.context.retryAt)
  const seconds = useSecondsUntil(isWaiting ? retryAt : null)
  if (!problem) return null
  return (
    <Alert kind="bad">
      {isWaiting ? t('Too many attempts.') : problem.message}
      {seconds > 0 ? <span aria-live="off"> {t('Try again in {seconds} s.', { seconds })}</span> : null}
    </Alert>
  )
}
