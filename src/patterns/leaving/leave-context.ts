import { createContext, use, useEffect } from 'react'

export type UnsavedWork = {
  /** True if a navigation ('going') or closing the page ('closing') would lose work. */
  isUnsaved: (by: 'going' | 'closing') => boolean
  /** True if the work is being saved, and continues after a navigation. */
  isSaving: () => boolean
  drop: () => void
  /** Called instead of `drop` if the user leaves while the work is being saved. */
  keep: () => void
}

/**
 * Runs `proceed`: a navigation, or an action that ends all work, such as signing out ('closing'). If there is unsaved
 * work, the user must confirm first.
 */
export type Leave = (proceed: () => void, by?: 'going' | 'closing') => void

type Context = {
  leave: Leave
  isUnsaved: UnsavedWork['isUnsaved']
  register: (work: UnsavedWork) => () => void
  question: { isOpen: boolean; isSaving: boolean; onLeave: () => void; onStay: () => void }
}

/** Default for components outside `Leaving`: runs the navigation without a prompt. */
export const LeaveContext = createContext<Context>({
  leave: proceed => proceed(),
  isUnsaved: () => false,
  register: () => () => undefined,
  question: { isOpen: false, isSaving: false, onLeave: () => undefined, onStay: () => undefined },
})

/** Returns the function that guards navigation without a link, such as signing out. */
export const useLeave = () => use(LeaveContext).leave

/**
 * Registers `work`: while it is unsaved, the app prompts before the user leaves. `work` must be the same object in each
 * render.
 */
export function useUnsavedWork(work: UnsavedWork) {
  const { register } = use(LeaveContext)
  useEffect(() => register(work), [register, work])
}
