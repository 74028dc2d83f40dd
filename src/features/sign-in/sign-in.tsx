import { useEffect } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { pathTo } from '#routing/routes.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { LanguageSelect } from './language-select.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { StepLink } from './step-link.tsx'

/** `/sign-in`. The link to `/sign-up` keeps the URL's query string, which has the return path. */
export function SignIn() {
  const search = useSearch()
  const { session } = useEnvironment()
  useEffect(() => session.send({ type: 'form.reset' }), [session])

  return (
    <AuthLayout
      title={t('Sign in')}
      description={t('Record your trades and see the CO₂e avoided.')}
      language={<LanguageSelect />}
      footer={rich('New here? <link>Create an account</link>', {
        link: text => <StepLink href={pathTo('signUp') + (search === '' ? '' : `?${search}`)}>{text}</StepLink>,
      })}
    >
      <SignInForm />
    </AuthLayout>
  )
}
