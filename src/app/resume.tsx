import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import { ResumeDialog } from '#features/sign-in/resume-dialog.tsx'
import { isHeld, stageOf } from '#machines/session/session.selectors.ts'
import { toast } from '#ui/feedback/toasts.ts'

/**
 * Shows the sign-in over the work on hold when the session has ended, and a toast once its user is back. It is loaded with
 * the frame: a file that is fetched only when needed could fail to load, and the work would be lost.
 */
export function Resume() {
  const { session } = useEnvironment()
  const isAsked = useSelector(session, snapshot => isHeld(snapshot) && stageOf(snapshot) !== 'unknown')
  useEmitted(session, 'session.resumed', ({ user }) =>
    toast({ kind: 'success', title: `Welcome back, ${inBrief(user.name)}`, description: 'Go on where you were.' }),
  )
  return isAsked ? <ResumeDialog /> : null
}
