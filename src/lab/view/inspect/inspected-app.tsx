import { useState } from 'react'
import type { InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedApp } from '#lab/core/inspect/inspection.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ActorRail } from './actor-rail.tsx'
import * as css from './inspect.css.ts'
import { appName } from './inspect-side.tsx'
import { Sequence } from './sequence.tsx'

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Messages of an app, and the actor at the selected message. Selecting a message also chooses its receiver. */
export function InspectedAppView({
  app,
  actor,
  onActor,
}: {
  app: InspectedApp
  actor: InspectedActor
  onActor: (actor: InspectedActor) => void
}) {
  const [at, setAt] = useState<number | null>(null)
  const [paused, setPaused] = useState<ReturnType<InspectedApp['messages']> | null>(null)
  const messages = paused ?? app.messages()
  const actors = app.actors()
  const errors = messages.filter(({ error }) => error).length
  function select(number: number | null) {
    setAt(number)
    const message = messages.find(one => one.number === number)
    const receiver = message?.to ?? message?.from
    if (receiver) onActor(receiver)
  }
  return (
    <>
      <PageHeader
        title={appName(app)}
        subtitle={[
          countText(messages.length, 'message'),
          countText(actors.length, 'actor'),
          countText(errors, 'error'),
        ].join(', ')}
        actions={
          <Button variant="quiet" aria-pressed={paused !== null} onPress={() => setPaused(paused ? null : messages)}>
            {paused ? 'Continue' : 'Pause'}
          </Button>
        }
      />
      <div className={css.columns}>
        <Card title="Messages">
          <Sequence actor={actor} actors={actors} messages={messages} onSelect={select} />
        </Card>
        <ActorRail actor={actor} messages={messages} at={at} />
      </div>
    </>
  )
}
