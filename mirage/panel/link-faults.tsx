import type { SituationFault } from '#mirage/situation/situation.ts'
import { Button } from '#ui/basics/button.tsx'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './link-faults.css.ts'

const formats: Readonly<Record<string, string>> = {
  'mock-as': 'An account, and a step where it is not signed in and verified, such as naledi:signed-in. Known:',
  'mock-fail': 'A call, what happens and how often, such as transactions.create:503:always. Known:',
}

/** Error page that replaces the app if the URL requests an unknown situation. */
export function Faults({ faults, onStart }: { faults: readonly SituationFault[]; onStart: () => void }) {
  return (
    <main className={css.page}>
      <title>This link is invalid · threereco</title>
      <Logo />
      <div role="alert">
        <h1 className={css.title}>This link is invalid</h1>
        <p className={css.lead}>
          {faults.length === 1
            ? 'One parameter of the mock is unknown.'
            : `${faults.length} parameters of the mock are unknown.`}
        </p>
      </div>
      <div>
        <Button variant="primary" onPress={onStart}>
          Start without them
        </Button>
      </div>
      <ul className={css.faults}>
        {faults.map(({ parameter, value, known }) => (
          <li key={`${parameter}=${value}`} className={css.fault}>
            <code className={css.request}>
              {parameter}={value}
            </code>
            <p className={css.lead}>{formats[parameter] ?? 'Known:'}</p>
            <ul className={css.known}>
              {known.map(name => (
                <li key={name}>
                  <code className={css.word}>{name}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  )
}
