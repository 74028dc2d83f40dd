import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** The fields of a form whose text is not their value yet. */
type Unsettled = {
  /** Counts a field in, until the function that it gives is called. */
  add: () => () => void
  has: () => boolean
  subscribe: (onChange: () => void) => () => void
}

/** None yet. */
export function createUnsettled(): Unsettled {
  const fields = new Set<object>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    add: () => {
      const field = {}
      fields.add(field)
      tell()
      return () => {
        fields.delete(field)
        tell()
      }
    },
    has: () => fields.size > 0,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** For fields outside of a form, where no button waits for them. */
const nowhere: Unsettled = { add: () => () => undefined, has: () => false, subscribe: () => () => undefined }

/** Given around a form whose button that saves looks at it. */
export const UnsettledContext = createContext(nowhere)

/** For a field: whether its text may become another value when its form is sent. */
export function useUnsettled(isUnsettled: boolean) {
  const { add } = use(UnsettledContext)
  useEffect(() => (isUnsettled ? add() : undefined), [isUnsettled, add])
}

/** For the button that saves: whether a field of its form may have a change that it has not reported yet. */
export function useIsUnsettled(): boolean {
  const { subscribe, has } = use(UnsettledContext)
  return useSyncExternalStore(subscribe, has)
}
