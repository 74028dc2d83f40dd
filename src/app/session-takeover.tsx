import { useEffect } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { Button } from '#ui/basics/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { dismissAllToasts } from '#ui/feedback/toasts.ts'
import { StandaloneLayout } from './standalone/standalone-layout.tsx'

const words = {
  signedOut: {
    title: 'You are signed out',
    name: 'You signed out in another tab',
    message: 'This tab no longer shows your data. Unsaved changes were not sent.',
    way: 'Sign in',
  },
  replaced: {
    title: 'Another user is signed in',
    name: 'Another user signed in with this browser',
    message:
      'This tab no longer shows your data. Unsaved changes were not sent. To continue as yourself, sign out and sign in again.',
    way: 'Continue as this user',
  },
} as const

/** Replaces the app when another tab signs out or signs in another user. Shows the reason and a link to continue. */
export function SessionTakeover({ reason }: { reason: keyof typeof words }) {
  const { session } = useEnvironment()
  const { way, ...text } = words[reason]
  // Dismisses the toasts, because they refer to the previous user's data.
  useEffect(() => dismissAllToasts, [])
  return (
    <StandaloneLayout>
      <ErrorPanel
        {...text}
        actions={
          <Button variant="primary" onPress={() => session.send({ type: 'takeover.end' })}>
            {way}
          </Button>
        }
      />
    </StandaloneLayout>
  )
}
