import { useEffect } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { Button } from '#ui/basics/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { dismissAllToasts } from '#ui/feedback/toasts.ts'
import { Alone } from './lone-screens/lone-screen.tsx'

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

/** Replaces the whole app when another tab has signed its user out or another one in: says why, and leads on. */
export function Cover({ reason }: { reason: keyof typeof words }) {
  const { session } = useEnvironment()
  const { way, ...text } = words[reason]
  // They are about the data of the earlier user.
  useEffect(() => dismissAllToasts, [])
  return (
    <Alone>
      <ErrorPanel
        {...text}
        actions={
          <Button variant="primary" onPress={() => session.send({ type: 'cover.lift' })}>
            {way}
          </Button>
        }
      />
    </Alone>
  )
}
