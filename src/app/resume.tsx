import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import { isHeld, stageOf } from '#machines/session/session.selectors.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { later } from './later.tsx'

export const SignInAgain = later(() => import('#features/sign-in/resume-dialog.tsx'), 'ResumeDialog')

/**
 * Shows the sign-in over the work on hold when the session has ended, and a toast once its user is back. The build
 * puts it into a file that each form needs: one that is fetched only then could fail to load, and the work would be lost.
 */
export function Resume() {
  const { session } = useEnvironment()
  const isAsked = useSelector(session, snapshot => isHeld(snapshot) && stageOf(snapshot) !== 'unknown')
  useEmitted(session, 'session.resumed', ({ user }) =>
    toast({
      kind: 'success',
      title: `Welcome back, ${inBrief(user.name)}`,
      description: 'Continue where you stopped.',
    }),
  )
  return <Suspense>{isAsked ? <SignInAgain /> : null}</Suspense>
}
