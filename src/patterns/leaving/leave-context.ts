import { createContext, use, useEffect } from 'react'

export type UnsavedWork = {
  /** True if navigation, or closing the page, would lose work. */
  isUnsaved: (by: 'going' | 'closing') => boolean
  drop: () => void
}

/** Runs a navigation, such as signing out. Asks first if there is unsaved work. */
export type Leave = (way: () => void) => void

type Context = {
  leave: Leave
  register: (work: UnsavedWork) => () => void
  question: { isOpen: boolean; onLeave: () => void; onStay: () => void }
}

/** Outside `Leaving`, navigation runs without a question. */
export const LeaveContext = createContext<Context>({
  leave: way => way(),
  register: () => () => undefined,
  question: { isOpen: false, onLeave: () => undefined, onStay: () => undefined },
})

/** Returns the function for navigation without a link. */
export const useLeave = () => use(LeaveContext).leave

/** Asks before the user leaves while `work` is unsaved. `work` must be the same object at each render. */
export function useUnsavedWork(work: UnsavedWork) {
  const { register } = use(LeaveContext)
  useEffect(() => register(work), [register, work])
}
