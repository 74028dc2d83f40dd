import { useLocation } from 'wouter'
import { useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { pathTo } from '#routing/routes.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Navigates when the session ends or belongs to another user, and shows a toast when a sign-out fails. */
export function useSessionNotices() {
  const { session } = useEnvironment()
  const [, navigate] = useLocation()
  useEmitted(session, 'session.ended', () => navigate(pathTo('signIn'), { replace: true }))
  useEmitted(session, 'session.replaced', () => navigate(pathTo('index'), { replace: true }))
  useEmitted(session, 'session.signOutFailed', ({ problem }) =>
    toast({
      kind: 'error',
      title: problem.mayBeDone ? 'You may still be signed in' : 'You are still signed in',
      description: problem.message,
    }),
  )
}
