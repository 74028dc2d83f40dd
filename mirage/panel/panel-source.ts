import { useEffect, useReducer } from 'react'
import type { Controls } from '#mirage/controls.ts'

/** Data and functions that the panel needs: a running mock's controls and its call log. */
export type Source = Omit<Controls, 'needsReload' | 'stop' | 'calls'> & {
  calls: Pick<Controls['calls'], 'list' | 'subscribe' | 'clear'>
}

/**
 * Returns the current result of `read`. Calls `read` again after each notification. `subscribe` must be a stable
 * function.
 */
export function useLatest<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // Renders again, because the value might have changed between render and subscription.
    again()
    return subscribe(again)
  }, [subscribe])
  return read()
}
