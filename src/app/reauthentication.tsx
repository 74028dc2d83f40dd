import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import { isSuspended, stageOf } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

const signInDialog = lazyPart(
  async () => (await import('#features/sign-in/reauthenticate-dialog.tsx')).ReauthenticateDialog,
)

/**
 * Opens the sign-in dialog over unsaved work when the session ends. Shows a toast when the same user has signed in
 * there. The dialog loads with every form, because a download that fails when the session ends would lose the work.
 */
export function Reauthentication() {
  const { session } = useEnvironment()
  const isOpen = useSelector(session, snapshot => isSuspended(snapshot) && stageOf(snapshot) !== 'unknown')
  useEmitted(session, 'session.resumed', ({ user }) => {
    // After a 401, the check might find the session valid. The user then saw no dialog.
    if (!isOpen) return
    toast({
      kind: 'success',
      title: t('Welcome back, {name}', { name: inBrief(user.name) }),
      description: t('Continue where you left off.'),
    })
  })
  const { part: SignInDialog } = usePart(signInDialog, isOpen)
  return isOpen && SignInDialog ? <SignInDialog /> : null
}
