import { useEffect, useState } from 'react'
import { isBusy, isLocked } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { pathTo } from '#routing/routes.ts'
import { passwordLength } from '#rules/sign-in-rules.ts'
import type { Registration } from '#schemas/authentication.ts'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { ChoiceCards } from '#ui/pickers/choice-cards.tsx'
import { LanguageSelect } from './language-select.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { StepLink } from './step-link.tsx'
import { useSession } from './use-session.ts'
import { useSignInFields } from './use-sign-in-fields.ts'

const types = [
  { id: 'business', label: t('Business'), detail: t('You buy and sell recovered material') },
  { id: 'collector', label: t('Collector'), detail: t('You collect material') },
] as const satisfies ReadonlyArray<{ id: Registration['type']; label: string; detail: string }>

/** `/sign-up`: businesses and collectors can create an account. */
export function SignUp() {
  const search = useSearch()
  const [fieldErrors, session] = useSession(snapshot => snapshot.context.fieldErrors)
  const [isPending] = useSession(isBusy)
  const [isWaiting] = useSession(isLocked)
  const [hasProblem] = useSession(
    ({ context }) => context.problem !== null && context.fieldErrors.username === undefined,
  )
  const [type, setType] = useState<Registration['type']>('business')
  const { values, bind } = useSignInFields({ name: '', username: '', password: '' }, fieldErrors)
  useEffect(() => session.send({ type: 'form.reset' }), [session])

  return (
    <AuthLayout
      title={t('Create an account')}
      description={t('Record your trades and see the CO₂e avoided.')}
      language={<LanguageSelect />}
      footer={rich('Already have an account? <link>Sign in</link>', {
        link: text => <StepLink href={pathTo('signIn') + (search === '' ? '' : `?${search}`)}>{text}</StepLink>,
      })}
    >
      <Form
        label={t('Create an account')}
        errors={fieldErrors}
        onSubmit={() => session.send({ type: 'register.submit', registration: { ...values, type } })}
      >
        <ChoiceCards label={t('Sign up as')} options={types} value={type} onChange={setType} />
        <TextField
          {...bind('name')}
          label={type === 'business' ? t('Your name or your business name') : t('Your name')}
          autoComplete="name"
          autoCapitalize="words"
          size="large"
          isRequired
          autoFocus
        />
        <TextField
          {...bind('username')}
          label={t('E-mail or phone number')}
          description={t('You use it to sign in. Phone numbers must be North American. For example, +1 212 555 0123')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          size="large"
          isRequired
        />
        <PasswordField
          {...bind('password')}
          label={t('Password')}
          description={t('At least {count} characters', { count: passwordLength })}
          autoComplete="new-password"
          size="large"
          isRequired
        />
        {hasProblem ? <ProblemAlert /> : null}
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending} isDisabled={isWaiting}>
          {t('Create account')}
        </Button>
      </Form>
    </AuthLayout>
  )
}
