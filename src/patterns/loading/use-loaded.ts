import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'

type Loaded<Value> = {
  /** Null until it is there. */
  value: Value | null
  problem: Problem | null
}

const nothingYet = { value: null, problem: null }

/** What is read once when it is first shown. `load` is read once. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [logic] = useState(() =>
    // A failure is an answer too: an actor that fails takes the whole screen with it.
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
