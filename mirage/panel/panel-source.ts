import { useEffect, useReducer } from 'react'
import type { Controls } from '#mirage/controls.ts'

/** What the panel shows and controls: a running mock and the log of its calls. */
export type Source = Omit<Controls, 'needsReload' | 'stop' | 'calls'> & {
  calls: Pick<Controls['calls'], 'list' | 'subscribe' | 'clear'>
}

/** The value of `read`, read again whenever `subscribe` calls back. `subscribe` must be a stable function. */
export function useLatest<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // For changes between the render and the subscription.
    again()
    return subscribe(again)
  }, [subscribe])
  return read()
}
