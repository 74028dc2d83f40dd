import { createContext, use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { leavingMachine } from '#machines/leaving/leaving.machine.ts'

/** Work on a screen that leaving it would lose. */
export type UnsavedWork = {
  /** Whether it would lose something, by going to another screen or by closing the page. */
  isUnsaved: (by: 'going' | 'closing') => boolean
  /** Somebody leaves all the same: the work is given up. */
  drop: () => void
}

/** Takes a way out, such as signing out; asks first where work is unsaved. */
export type Leave = (way: () => void) => void

type LeavingActor = ActorRefFrom<ReturnType<typeof leavingMachine<() => void>>>

type Context = {
  leave: Leave
  /** Tells of work on the screen, until the function that it gives is called. */
  register: (work: UnsavedWork) => () => void
  leaving: LeavingActor | null
}

/** Outside of a `Leaving` nothing is asked. */
export const LeaveContext = createContext<Context>({
  leave: way => way(),
  register: () => () => undefined,
  leaving: null,
})

/** How to take a way out that is no link. */
export const useLeave = () => use(LeaveContext).leave

/** Has whoever is about to leave the screen asked while `work` is unsaved. Give the same object on each render. */
export function useUnsavedWork(work: UnsavedWork) {
  const { register } = use(LeaveContext)
  useEffect(() => register(work), [register, work])
}
