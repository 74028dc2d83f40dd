import { useEffect, useRef, useState } from 'react'
import { type AnyActor, waitFor } from 'xstate'
import { type BackgroundActor, isWorkingOn } from '#machines/background/background.selectors.ts'
import { startBackground, type Work } from './background.actor.ts'
import { useEnvironment } from './environment.tsx'
import { sessionService } from './session/session-services.ts'

const isOver = (background: BackgroundActor<Work>) => background.getSnapshot().status !== 'active'

function adopt(background: BackgroundActor<Work>, work: Work) {
  work.leave?.()
  if (work.isUnderWay()) background.send({ type: 'work.adopt', work })
  else work.actor.stop()
}

function useBackground(): BackgroundActor<Work> {
  const environment = useEnvironment()
  const [background] = useState(() => sessionService(environment, startBackground))
  return background
}

/**
 * Starts an actor with its screen. When the screen closes, pending work continues in the background, unless the session
 * ends. `begin` creates the actor and is called once.
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
      // Deferred, because React's StrictMode unmounts and mounts a screen again at once.
      queueMicrotask(() => {
        if (isShown.current) return
        // Nothing is sent after the session ends.
        if (isOver(background)) work.actor.stop()
        else adopt(background, work)
      })
    }
  }, [background, work])
  return work.actor
}

/**
 * Returns a function that hands over work without a screen to the background. After the session ends, the calls of its
 * actor are refused, and the actor reports that itself.
 */
export function useHandOver(): (work: Work) => void {
  const background = useBackground()
  return work => (isOver(background) ? work.leave?.() : adopt(background, work))
}

/** Returns the background work on a record. */
export function useBackgroundOn(subject: string | null) {
  const background = useBackground()
  const isFree = (snapshot = background.getSnapshot()) => subject === null || !isWorkingOn(snapshot, subject)
  return {
    /** True if no work is pending. */
    isFree: () => isFree(),
    /** Resolves when no work is pending. */
    end: (signal: AbortSignal): Promise<unknown> => waitFor(background, isFree, { signal }),
  }
}

/**
 * Returns how many background works on a record ended since the screen opened. The previous screen hands its work over
 * only after that.
 */
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
