import { useEffect, useReducer } from 'react'
import type { Controls } from '#mirage/controls.ts'

/** Interface that the panel needs: a running mock and the log of its calls. */
export type Source = Omit<Controls, 'needsReload' | 'stop' | 'calls'> & {
  calls: Pick<Controls['calls'], 'list' | 'subscribe' | 'clear'>
}

/** Returns the value of `read`, and reads again when `subscribe` notifies. `subscribe` must be a stable function. */
export function useLatest<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // Covers changes between the render and the subscription.
    again()
    return subscribe(again)
  }, [subscribe])
  return read()
}
