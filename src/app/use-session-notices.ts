import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment } from '#actors/environment.tsx'
import { pathTo } from '#routing/routes.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** What the session says by itself: where to go when it ended or became another's, and what to tell. */
export function useSessionNotices() {
  const { session } = useEnvironment()
  const [, navigate] = useLocation()
  useEffect(() => {
    const subscriptions = [
      session.on('session.ended', () => navigate(pathTo('signIn'), { replace: true })),
      session.on('session.replaced', () => navigate(pathTo('index'), { replace: true })),
      session.on('session.signOutFailed', ({ problem }) =>
        toast({
          kind: 'error',
          title: problem.mayBeDone ? 'It is not sure that you are signed out' : 'You are still signed in',
          description: problem.message,
        }),
      ),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [session, navigate])
}
