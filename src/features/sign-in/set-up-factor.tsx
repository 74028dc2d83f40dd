import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { CodeForm } from './code-form.tsx'
import { useSession } from './use-session.ts'

/** Second-factor setup: QR code, secret and first code. If the secret failed to load, shows Retry instead. */
export function SetUpFactor({ autoFocus }: { autoFocus: boolean }) {
  const [enrolment, session] = useSession(snapshot => snapshot.context.enrolment)
  const [problem] = useSession(snapshot => snapshot.context.problem)
  const [hasFailed] = useSession(snapshot => snapshot.can({ type: 'enrolment.retry' }))
  if (hasFailed) {
    return (
      <Alert
        kind="bad"
        actions={
          <Button icon="retry" onPress={() => session.send({ type: 'enrolment.retry' })}>
            {t('Retry')}
          </Button>
        }
      >
        {problem?.message}
      </Alert>
    )
  }
  return (
    <>
      <AuthenticatorSetup enrolment={enrolment} />
      <CodeForm label={t('Enter the first code')} autoFocus={autoFocus} />
    </>
  )
}
