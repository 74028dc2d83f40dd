import { useState } from 'react'
import { Choice } from '#mirage/panel/choice.tsx'
import * as css from '#mirage/panel/panel.css.ts'
import type { Source } from '#mirage/panel/panel-source.ts'
import { useAttempt } from '#mirage/panel/use-attempt.ts'
import type { Situation } from '#mirage/situation/situation.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Section } from './panel-section.tsx'

type SignedInAs = NonNullable<Situation['as']>

const steps = [
  { id: 'verified', label: 'Signed in and verified' },
  { id: 'signed-in', label: 'Signed in, before the code' },
  { id: 'enrolling', label: 'Before the second factor is set up' },
] as const

const signedOut: SignedInAs = { account: '', step: 'signed-out' }

/** Shows the signed-in account and its sign-in step. Pressing an account name signs in as that account. */
export function AccountSection({ source, signedInAs }: { source: Source; signedInAs: Situation['as'] }) {
  const [chosen, setChosen] = useState<(typeof steps)[number]['id']>('verified')
  const step = signedInAs && signedInAs.step !== 'signed-out' ? signedInAs.step : chosen
  const { problem, attempt } = useAttempt()
  const signIn = (as: SignedInAs) => void attempt(() => source.change({ as }))
  return (
    <Section title="Account">
      <Choice
        label="Sign-in step"
        options={steps}
        value={step}
        onChange={next => {
          setChosen(next)
          if (signedInAs && signedInAs.step !== 'signed-out') signIn({ account: signedInAs.account, step: next })
        }}
      />
      <ul className={css.accounts} aria-label="Sign in as">
        {[...source.accounts].map(([account, { name, role, about }]) => (
          <li key={account}>
            <button
              type="button"
              className={css.account}
              aria-current={signedInAs?.account === account ? 'true' : undefined}
              onClick={() => signIn({ account, step })}
            >
              <span className={css.accountName}>{name}</span>{' '}
              <span className={css.detail}>
                {role}: {about}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button isDisabled={signedInAs?.step === 'signed-out'} onPress={() => signIn(signedOut)}>
          Sign out
        </Button>
      </div>
      {problem ? <Alert kind="bad">{problem}</Alert> : null}
    </Section>
  )
}
