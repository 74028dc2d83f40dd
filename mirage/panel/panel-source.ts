import { useEffect, useReducer } from 'react'
import type { Controls } from '#mirage/controls.ts'

/** What the panel shows and works: the controls of a running mock, and the log of its calls. */
export type Source = Omit<Controls, 'needsReload' | 'stop' | 'calls'> & {
  calls: Pick<Controls['calls'], 'list' | 'subscribe' | 'clear'>
}

/** What `read` gives, again whenever `subscribe` calls back. `subscribe` has to stay the same. */
export function useLatest<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // What happened since it was drawn.
    again()
    return subscribe(again)
  }, [subscribe])
  return read()
}
