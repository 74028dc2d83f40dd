import { useEffect, useRef, useState } from 'react'
import { type AnyActor, waitFor } from 'xstate'
import { type BackgroundActor, isWorkingOn } from '#machines/background/background.selectors.ts'
import { startBackground, type Work } from './background.actor.ts'
import { useEnvironment } from './environment.tsx'
import { ofSession } from './session/session-parts.ts'

const isOver = (background: BackgroundActor<Work>) => background.getSnapshot().status !== 'active'

function adopt(background: BackgroundActor<Work>, work: Work) {
  work.leave?.()
  if (work.isUnderWay()) background.send({ type: 'work.adopt', work })
  else work.actor.stop()
}

function useBackground(): BackgroundActor<Work> {
  const environment = useEnvironment()
  const [background] = useState(() => ofSession(environment, startBackground))
  return background
}

/**
 * An actor that starts with its screen and may outlive it: what is under way when the screen is left is finished in the
 * background, unless the session ends. `begin` makes the actor, and is called once.
 */
export function useBackgroundWork<Actor extends AnyActor>(begin: () => Work<Actor>): Actor {
  const background = useBackground()
  const [work] = useState(begin)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    work.actor.start()
    return () => {
      isShown.current = false
      // Deferred, because React's StrictMode unmounts a screen and mounts it again at once.
      queueMicrotask(() => {
        if (isShown.current) return
        // Nothing is sent any more once the session is over.
        if (isOver(background)) work.actor.stop()
        else adopt(background, work)
      })
    }
  }, [background, work])
  return work.actor
}

/**
 * Gives a function that hands over work without a screen, to be finished in the background. Once the session is over, the
 * calls of its actor are refused, and the actor reports that itself.
 */
export function useHandOver(): (work: Work) => void {
  const background = useBackground()
  return work => (isOver(background) ? work.leave?.() : adopt(background, work))
}

/** The work on a record that is under way in the background. */
export function useBackgroundOn(subject: string | null) {
  const background = useBackground()
  const isFree = (snapshot = background.getSnapshot()) => subject === null || !isWorkingOn(snapshot, subject)
  return {
    /** Whether there is none now. */
    isFree: () => isFree(),
    /** Resolves once there is none. */
    end: (signal: AbortSignal): Promise<unknown> => waitFor(background, isFree, { signal }),
  }
}

/** How often work on a record has ended in the background since the screen is shown: that of the screen before is handed over only then. */
export function useEndedWork(subject: string): number {
  const background = useBackground()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let wasWorking = isWorkingOn(background.getSnapshot(), subject)
    const watch = background.subscribe(snapshot => {
      const isWorking = isWorkingOn(snapshot, subject)
      if (wasWorking && !isWorking) setCount(ended => ended + 1)
      wasWorking = isWorking
    })
    return () => watch.unsubscribe()
  }, [background, subject])
  return count
}
