import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { CodeForm } from './code-form.tsx'
import { SignedInAs } from './signed-in-as.tsx'

/** `/mfa/verify`: the code, at every sign-in after the first. */
export function Challenge() {
  return (
    <AuthLayout
      title="Enter your code"
      description="Open your authenticator app and type the 6 characters it shows for threereco."
      footer={<SignedInAs />}
    >
      <CodeForm label="Enter your code" />
    </AuthLayout>
  )
}
