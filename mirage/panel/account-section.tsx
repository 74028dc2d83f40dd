import { useState } from 'react'
import type { Situation } from '#mirage/situation/situation.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Choice } from './choice.tsx'
import * as css from './panel.css.ts'
import { Section } from './panel-section.tsx'
import type { Source } from './panel-source.ts'
import { useAttempt } from './use-attempt.ts'

type Seat = NonNullable<Situation['as']>

const steps = [
  { id: 'verified', label: 'Signed in and verified' },
  { id: 'signed-in', label: 'Before the code' },
  { id: 'enrolling', label: 'Before the authenticator app is set up' },
] as const

const nobody: Seat = { account: '', step: 'signed-out' }

/** Who is signed in, and how far: pressing a name is signing in as them. */
export function AccountSection({ source, seat }: { source: Source; seat: Situation['as'] }) {
  const [chosen, setChosen] = useState<(typeof steps)[number]['id']>('verified')
  const step = seat && seat.step !== 'signed-out' ? seat.step : chosen
  const { problem, attempt } = useAttempt()
  const sit = (as: Seat) => void attempt(() => source.change({ as }))
  return (
    <Section title="Account">
      <Choice
        label="Step of signing in"
        options={steps}
        value={step}
        onChange={next => {
          setChosen(next)
          if (seat && seat.step !== 'signed-out') sit({ account: seat.account, step: next })
        }}
      />
      <ul className={css.accounts} aria-label="Sign in as">
        {[...source.accounts].map(([account, { name, role, about }]) => (
          <li key={account}>
            <button
              type="button"
              className={css.account}
              aria-current={seat?.account === account ? 'true' : undefined}
              onClick={() => sit({ account, step })}
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
        <Button size="small" isDisabled={seat?.step === 'signed-out'} onPress={() => sit(nobody)}>
          Sign out
        </Button>
      </div>
      {problem ? <Alert kind="bad">{problem}</Alert> : null}
    </Section>
  )
}
