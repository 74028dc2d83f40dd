import { useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { StandaloneLayout } from '#app/standalone/standalone-layout.tsx'
import { UnsentRecords } from '#features/trades/outbox/waiting.tsx'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'

/** The unsent records without their storage. */
export function OnlyOutbox() {
  const { now } = useEnvironment()
  const actor = useMadeActor(outboxMachine, { input: { isOnline: true, now } })
  const [outbox] = useState(() => ({ actor, remove: () => Promise.resolve(true) }))
  return (
    <StandaloneLayout>
      <UnsentRecords outbox={outbox} />
    </StandaloneLayout>
  )
}
