import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { Actor, AnyActorLogic } from 'xstate'
import { useEnvironment } from './environment.tsx'
import { type Making, madeWith } from './make-actor.ts'

/** An actor that is no child of another one, and runs as long as the component is mounted. Its arguments are read once. */
export function useMadeActor<Logic extends AnyActorLogic>(...making: Making<Logic>): Actor<Logic> {
  const environment = useEnvironment()
  const [prepared] = useState(() => madeWith(environment, making))
  return useActorRef(...prepared)
}
