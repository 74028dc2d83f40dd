import { t } from '#messages/message.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { CodeForm } from './code-form.tsx'
import { CurrentUsername } from './current-username.tsx'

/** `/mfa/verify`: asks for the second-factor code at every sign-in after the first. */
export function Challenge() {
  return (
    <AuthLayout
      title={t('Enter your code')}
      description={t('Open your authenticator app and enter its 6-character code for threereco.')}
      footer={<CurrentUsername />}
    >
      <CodeForm label={t('Enter your code')} />
    </AuthLayout>
  )
}
