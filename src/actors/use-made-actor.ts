import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { Actor, AnyActorLogic } from 'xstate'
import { useEnvironment } from './environment.tsx'
import { type Making, madeWith } from './make-actor.ts'

/**
 * Returns an actor without a parent, which runs while the component is mounted. Uses only the arguments of the first
 * render.
 */
export function useMadeActor<Logic extends AnyActorLogic>(...making: Making<Logic>): Actor<Logic> {
  const environment = useEnvironment()
  const [prepared] = useState(() => madeWith(environment, making))
  return useActorRef(...prepared)
}
