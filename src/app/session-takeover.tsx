import { useEffect } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { dismissAllToasts } from '#ui/feedback/toasts.ts'
import { StandaloneLayout } from './standalone/standalone-layout.tsx'

const words = {
  signedOut: {
    title: t('You are signed out'),
    name: t('You signed out in another tab'),
    message: t('This tab no longer shows your data. Unsaved changes were not sent.'),
    label: t('Sign in'),
  },
  replaced: {
    title: t('Another user is signed in'),
    name: t('Another user signed in with this browser'),
    message: t(
      'This tab no longer shows your data. Unsaved changes were not sent. To continue as yourself, sign out and sign in again.',
    ),
    label: t('Continue as this user'),
  },
} as const

/** Replaces the app when another tab signs out or signs in another user. Shows the reason and a button to continue. */
export function SessionTakeover({ reason }: { reason: keyof typeof words }) {
  const { session } = useEnvironment()
  const { label, ...text } = words[reason]
  // Dismisses the toasts, because they refer to the previous user's data.
  useEffect(() => dismissAllToasts, [])
  return (
    <StandaloneLayout>
      <ErrorPanel
        {...text}
        actions={
          <>
            <Button variant="primary" onPress={() => session.send({ type: 'takeover.end' })}>
              {label}
            </Button>
            {reason === 'replaced' ? (
              <Button onPress={() => session.send({ type: 'signOut.request' })}>{t('Sign out')}</Button>
            ) : null}
          </>
        }
      />
    </StandaloneLayout>
  )
}
