import { createContext, use, useEffect } from 'react'

export type UnsavedWork = {
  /** Whether something would be lost by going to another screen, or by closing the page. */
  isUnsaved: (by: 'going' | 'closing') => boolean
  /** Gives the work up, because the screen is left without saving. */
  drop: () => void
}

/** Takes a way out of the screen, such as signing out; asks first when there is unsaved work. */
export type Leave = (way: () => void) => void

type Context = {
  leave: Leave
  /** Registers unsaved work. Returns a function that removes it. */
  register: (work: UnsavedWork) => () => void
  question: { isOpen: boolean; onLeave: () => void; onStay: () => void }
}

/** Outside a `Leaving`, ways out are taken without a question. */
export const LeaveContext = createContext<Context>({
  leave: way => way(),
  register: () => () => undefined,
  question: { isOpen: false, onLeave: () => undefined, onStay: () => undefined },
})

/** The function that takes a way out which is no link. */
export const useLeave = () => use(LeaveContext).leave

/** Asks before the screen is left while `work` is unsaved. `work` has to be the same object on each render. */
export function useUnsavedWork(work: UnsavedWork) {
  const { register } = use(LeaveContext)
  useEffect(() => register(work), [register, work])
}
