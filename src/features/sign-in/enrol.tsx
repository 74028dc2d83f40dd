import { t } from '#messages/message.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { CurrentUsername } from './current-username.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

/** `/mfa/enable`: sets up the authenticator app and verifies its first code. */
export function Enrol() {
  return (
    <AuthLayout
      title={t('Set up your authenticator app')}
      description={t(
        'Every user signs in with a password and a code. Scan the QR code with an authenticator app, then enter its code.',
      )}
      footer={<CurrentUsername />}
    >
      <SetUpFactor autoFocus={false} />
    </AuthLayout>
  )
}
