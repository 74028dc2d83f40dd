import { type ReactNode, useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { guardWords } from '#lab/core/chart/definition-names.ts'
import { propertiesOf } from '#lab/core/cross-realm.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { SentEvent } from '#lab/core/run/steps.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EventForm } from './event-form.tsx'
import { JsonForm } from './json-form.tsx'
import * as css from './lab.css.ts'

/** Returns the reason why a machine ignores an event: guards refuse the event, or no active state handles it. */
function disabledReason(snapshot: AnyMachineSnapshot, type: string): string {
  const candidates = snapshot._nodes.flatMap(node => node.transitions.get(type) ?? [])
  const guards = candidates.flatMap(({ guard }) => (guard === undefined ? [] : [guardWords(guard)]))
  return guards.length > 0 ? [...new Set(guards)].map(words => `[${words}]`).join(' ') : 'not handled here'
}

/** Shows enabled events as buttons, with a form if they have a payload. Disabled events show the reason. */
export function EventsCard({
  snapshot,
  examples,
  actions,
  onSend,
}: {
  snapshot: AnyMachineSnapshot
  examples: AnyExample['events']
  actions?: ReactNode
  onSend: (event: SentEvent) => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const events: SentEvent[] = Object.values(examples).map(event => ({ ...event }))
  const isActive = snapshot.status === 'active'
  // A guard might need the payload to decide.
  const possible = events.filter(event => isActive && unlessThrown(() => snapshot.can(event), true))
  const refused = events.filter(event => !possible.includes(event))
  const send = (event: SentEvent) => {
    setChosen(null)
    onSend(event)
  }
  const sendOther = (value: unknown) => {
    const { type } = propertiesOf(value)
    if (typeof type !== 'string') throw new TypeError('An event needs a type')
    onSend({ ...propertiesOf(value), type })
  }
  const open = possible.find(({ type }) => type === chosen)
  return (
    <Card title="Events" actions={actions}>
      <div className={css.chips}>
        {possible.map(event => {
          const hasPayload = Object.keys(event).length > 1
          return (
            <Button
              key={event.type}
              {...(hasPayload ? { 'aria-expanded': chosen === event.type } : {})}
              onPress={() => {
                if (hasPayload) setChosen(chosen === event.type ? null : event.type)
                else onSend(event)
              }}
            >
              {hasPayload ? `${event.type} …` : event.type}
            </Button>
          )
        })}
        {possible.length === 0 ? <p className={css.quiet}>No event has an effect now.</p> : null}
      </div>
      {open ? <EventForm key={JSON.stringify(open)} example={open} onSend={send} /> : null}
      <details>
        <summary className={css.quiet}>Other event</summary>
        <JsonForm
          key={JSON.stringify(events[0])}
          label="Event"
          example={JSON.stringify(events[0] ?? { type: '' })}
          button="Send event"
          onValue={sendOther}
        />
      </details>
      {refused.length > 0 ? (
        <details>
          <summary className={css.quiet}>{refused.length} not possible now</summary>
          <ul className={css.refused}>
            {refused.map(({ type }) => (
              <li key={type}>
                <span className={css.code}>{type}</span>{' '}
                <span className={css.quiet}>{disabledReason(snapshot, type)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  )
}
