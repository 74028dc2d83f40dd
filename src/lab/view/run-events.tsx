import { useState } from 'react'
import { eventsIn } from '#lab/core/open/open-machine.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { childPath } from '#lab/core/run/child-path.ts'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { Select } from '#ui/pickers/select.tsx'
import { EventsCard } from './events-card.tsx'

/** Shows the events of a run's machine, or of a child machine that the user chooses. */
export function RunEvents({
  moment: { snapshot, below },
  example: { machine, events, childEvents },
  onStep,
}: {
  moment: Moment
  example: AnyExample
  onStep: (step: RunStep) => void
}) {
  const [chosen, setChosen] = useState('')
  const root = { id: '', label: machine.id, to: {}, snapshot, examples: events }
  const children = Array.from(below, ([actor, child]) => {
    const to = childPath(actor)
    const known = childEvents?.[child.machine.id]
    const examples = known ? Object.fromEntries(known.map(event => [event.type, event])) : eventsIn(child.machine)
    return { id: JSON.stringify(to), label: to.join(' › '), to: { to }, snapshot: child, examples }
  })
  const receivers = [root, ...children.filter(child => child.snapshot.status === 'active')]
  const { id, to, ...shown } = receivers.find(one => one.id === chosen) ?? root
  return (
    <EventsCard
      key={id}
      {...shown}
      actions={
        receivers.length > 1 ? (
          <Select label="Receiver of events" isLabelHidden options={receivers} value={id} onChange={setChosen} />
        ) : null
      }
      onSend={event => onStep({ do: 'send', event, ...to })}
    />
  )
}
