import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'

type Loaded<Value> = {
  value: Value | null
  problem: Problem | null
}

const nothingYet = { value: null, problem: null }

/** Loads a value on mount. Ignores later changes to `load`. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [logic] = useState(() =>
    // Returns errors as output, because a failing actor would throw in the component.
    fromPromise<Loaded<Value>, void>(async ({ signal }) => {
      try {
        return { value: await load(signal), problem: null }
      } catch (error) {
        return { value: null, problem: toProblem(error) }
      }
    }),
  )
  return useSelector(useActorRef(logic), ({ output }) => output) ?? nothingYet
}
