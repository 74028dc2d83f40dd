import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, AnyActorLogic } from 'xstate'
import { useEnvironment } from './environment.tsx'
import { type Making, madeWith, makeActor } from './make-actor.ts'

/**
 * Returns an actor without a parent, which runs while the component is mounted. Uses only the arguments of the first
 * render.
 */
export function useMadeActor<Logic extends AnyActorLogic>(...making: Making<Logic>): Actor<Logic> {
  const environment = useEnvironment()
  const [prepared] = useState(() => madeWith(environment, making))
  return useActorRef(...prepared)
}

/**
 * Returns an actor without a parent, for a screen that can stay mounted after the user leaves it. Leaving stops the
 * actor; returning creates a new one.
 */
export function useVisitActor<Logic extends AnyActorLogic>(isLeft: boolean, ...making: Making<Logic>): Actor<Logic> {
  const environment = useEnvironment()
  const [visit, setVisit] = useState(() => ({ isLeft, actor: makeActor(environment, ...making) }))
  const { actor } = visit
  if (visit.isLeft !== isLeft) setVisit({ isLeft, actor: isLeft ? actor : makeActor(environment, ...making) })
  useEffect(() => {
    if (isLeft) return
    actor.start()
    return () => void actor.stop()
  }, [actor, isLeft])
  return actor
}
