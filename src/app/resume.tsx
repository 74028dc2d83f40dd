import { useSelector } from '@xstate/react'
import { useWorld } from '#actors/world.tsx'
import { ResumeDialog } from '#features/auth/resume-dialog.tsx'
import { isHeld, stageOf } from '#machines/session/session.selectors.ts'

/**
 * Asks somebody whose session ended to sign in again, over what they were doing. It comes with the frame: fetched only
 * when it is needed, it could fail to come, and take the work with it.
 */
export function Resume() {
  const { session } = useWorld()
  const isAsked = useSelector(session, snapshot => isHeld(snapshot) && stageOf(snapshot) !== 'unknown')
  return isAsked ? <ResumeDialog /> : null
}
