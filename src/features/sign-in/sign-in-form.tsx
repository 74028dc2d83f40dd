import { useEnvironment } from '#actors/environment.tsx'
import { isBusy, isLocked } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { useSession } from './use-session.ts'
import { useSignInFields } from './use-sign-in-fields.ts'

/**
 * Sign-in form. If a server error left the session unknown, also has a button to check the session again. `username` is
 * the initial value.
 */
export function SignInForm({ username = '' }: { username?: string }) {
  const [fieldErrors, session] = useSession(snapshot => snapshot.context.fieldErrors)
  const [isPending] = useSession(isBusy)
  const [isWaiting] = useSession(isLocked)
  const [canCheck] = useSession(snapshot => snapshot.can({ type: 'check.retry' }))
  const { AccountOffer } = useEnvironment().aids
  const { values, fillIn, bind } = useSignInFields({ username, password: '' }, fieldErrors)

  return (
    <>
      <Form
        label={t('Sign in')}
        errors={fieldErrors}
        onSubmit={() => session.send({ type: 'signIn.submit', ...values })}
      >
        <TextField
          {...bind('username')}
          label={t('E-mail or phone number')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          size="large"
          autoFocus={username === ''}
        />
        <PasswordField
          {...bind('password')}
          label={t('Password')}
          autoComplete="current-password"
          size="large"
          autoFocus={username !== ''}
        />
        <ProblemAlert />
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending} isDisabled={isWaiting}>
          {t('Sign in')}
        </Button>
      </Form>
      {canCheck ? (
        <Button icon="retry" onPress={() => session.send({ type: 'check.retry' })}>
          {t('Check sign-in again')}
        </Button>
      ) : null}
      {AccountOffer && username === '' ? (
        <AccountOffer
          onUse={credentials => {
            fillIn(credentials)
            session.send({ type: 'signIn.submit', ...credentials })
          }}
        />
      ) : null}
    </>
  )
}
