import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import { ResumeDialog } from '#features/sign-in/resume-dialog.tsx'
import { isHeld, stageOf } from '#machines/session/session.selectors.ts'
import { toast } from '#ui/feedback/toasts.ts'

/**
 * Asks somebody whose session ended to sign in again, over what they were doing, and welcomes them back. It comes with the frame: fetched only
 * when it is needed, it could fail to come, and take the work with it.
 */
export function Resume() {
  const { session } = useEnvironment()
  const isAsked = useSelector(session, snapshot => isHeld(snapshot) && stageOf(snapshot) !== 'unknown')
  useEmitted(session, 'session.resumed', ({ user }) =>
    toast({ kind: 'success', title: `Welcome back, ${inBrief(user.name)}`, description: 'Go on where you were.' }),
  )
  return isAsked ? <ResumeDialog /> : null
}
