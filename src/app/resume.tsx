import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useWorld } from '#actors/world.tsx'
import { isHeld, stageOf } from '#machines/session/session.selectors.ts'

const ResumeDialog = lazy(async () => ({ default: (await import('#features/auth/resume-dialog.tsx')).ResumeDialog }))

/** Asks somebody whose session ended to sign in again, over what they were doing. */
export function Resume() {
  const { session } = useWorld()
  const isAsked = useSelector(session, snapshot => isHeld(snapshot) && stageOf(snapshot) !== 'unknown')
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <ResumeDialog />
    </Suspense>
  )
}
