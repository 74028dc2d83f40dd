import { useState } from 'react'
import type { Run } from '#lab/core/run/replay.ts'
import { Card } from '#ui/layout/card.tsx'
import { Sequence } from './inspect/sequence.tsx'
import { quiet } from './lab.css.ts'

/** Sequence diagram of the messages between the actors of a run. */
export function MessagesCard({ recorded }: { recorded: NonNullable<Run['recorded']> }) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const actors = recorded.actors()
  const [actor] = actors
  return (
    <Card title="Messages">
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={quiet}>Sequence diagram</summary>
        {isOpen && actor ? <Sequence inspected={{ app: recorded, actors, actor, at, select: setAt }} /> : null}
      </details>
    </Card>
  )
}
