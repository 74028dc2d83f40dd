import { isError } from '#lab/core/cross-realm.ts'
import type { Moment, Thrown } from '#lab/core/run/collect-moments.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { summarize } from '#lab/core/summarize.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './lab.css.ts'

function ThrownError({ thrown: { error, event, action } }: { thrown: Thrown }) {
  const message = isError(error) ? `${error.name}: ${error.message}` : String(error)
  return (
    <Alert kind="bad">
      The machine threw an error. {message}
      <br />
      Event: {event}. {action === null ? 'No action ran: a guard or an assign failed.' : `Action: ${action}.`}
    </Alert>
  )
}

export function StateCard({ moment: { snapshot, thrown } }: { moment: Moment }) {
  const tags = [...snapshot.tags]
  return (
    <Card title="State">
      {thrown ? <ThrownError thrown={thrown} /> : null}
      <ul className={css.chips} aria-label="Active states">
        {settledStates(snapshot).map(path => (
          <li key={path} className={css.active}>
            {path}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        {snapshot.status === 'active' ? null : `The machine has ended (${snapshot.status}). `}
        {snapshot.output === undefined ? null : `Output: ${summarize(snapshot.output)}. `}
        {tags.length > 0 ? `Tags: ${tags.join(', ')}` : 'No tags'}
      </p>
    </Card>
  )
}
