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
 * Runs an actor while its screen is open. When the screen closes, pending work continues in the background, unless the
 * session has ended. `begin` creates the actor and is called once.
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
      // Deferred, because React's StrictMode unmounts a screen and mounts it again immediately.
      queueMicrotask(() => {
        if (isShown.current) return
        // After the session ends, stops the actor instead of sending its remaining requests.
        if (isOver(background)) work.actor.stop()
        else adopt(background, work)
      })
    }
  }, [background, work])
  return work.actor
}

/**
 * Returns a function that hands over an actor without a screen to the background machine. After the session ends,
 * only notifies the actor: the client refuses its calls, and the actor itself reports the error.
 */
export function useHandOver(): (work: Work) => void {
  const background = useBackground()
  return work => (isOver(background) ? work.leave?.() : adopt(background, work))
}

/** Returns functions to check and await the background work on a record. */
export function useBackgroundOn(subject: string | null) {
  const background = useBackground()
  const isFree = (snapshot = background.getSnapshot()) => subject === null || !isWorkingOn(snapshot, subject)
  return {
    /** True if no background work on the record is pending. */
    isFree: () => isFree(),
    /** Resolves when no background work on the record is pending. */
    end: (signal: AbortSignal): Promise<unknown> => waitFor(background, isFree, { signal }),
  }
}

/**
 * Returns how often the background work on a record has ended since this screen opened. Includes work that the
 * previous screen hands over after this screen opens.
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
