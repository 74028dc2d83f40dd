import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import { isHeld, stageOf } from '#machines/session/session.selectors.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { lazyComponent } from './lazy-component.tsx'

export const LazyReauthenticateDialog = lazyComponent(
  () => import('#features/sign-in/reauthenticate-dialog.tsx'),
  'ReauthenticateDialog',
)

/**
 * Shows the sign-in dialog over unsaved work after the session ends. Shows a toast after the same user signs in. The
 * build bundles this file with every form, because a failed fetch at that time would lose the work.
 */
export function Reauthentication() {
  const { session } = useEnvironment()
  const isAsked = useSelector(session, snapshot => isHeld(snapshot) && stageOf(snapshot) !== 'unknown')
  useEmitted(session, 'session.resumed', ({ user }) =>
    toast({
      kind: 'success',
      title: `Welcome back, ${inBrief(user.name)}`,
      description: 'Continue where you stopped.',
    }),
  )
  return <Suspense>{isAsked ? <LazyReauthenticateDialog /> : null}</Suspense>
}
