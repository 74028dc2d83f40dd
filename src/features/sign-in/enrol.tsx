import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { CodeForm } from './code-form.tsx'
import { SignedInAs } from './signed-in-as.tsx'
import { useSession } from './use-session.ts'

/** `/mfa/enable`: sets up the authenticator app, and takes the first code. */
export function Enrol() {
  const [enrolment, session] = useSession(snapshot => snapshot.context.enrolment)
  const [problem] = useSession(snapshot => snapshot.context.problem)
  const [hasFailed] = useSession(snapshot => snapshot.can({ type: 'enrolment.retry' }))

  return (
    <AuthLayout
      title="Set up your authenticator app"
      description="Everybody here signs in with a password and a code. Scan this with an authenticator app, then type the code that it shows."
      footer={<SignedInAs />}
    >
      {hasFailed ? (
        <Alert
          kind="bad"
          actions={
            <Button size="small" icon="retry" onPress={() => session.send({ type: 'enrolment.retry' })}>
              Try again
            </Button>
          }
        >
          {problem?.message}
        </Alert>
      ) : (
        <>
          <AuthenticatorSetup enrolment={enrolment} />
          <CodeForm label="Type the first code" takesFocus={false} />
        </>
      )}
    </AuthLayout>
  )
}
