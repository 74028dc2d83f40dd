import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'

type Loaded<Value> = {
  /** Null until it is loaded. */
  value: Value | null
  problem: Problem | null
}

const nothingYet = { value: null, problem: null }

/** Loads a value once, when the component is mounted. Later changes of `load` are ignored. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [logic] = useState(() =>
    // A failure is part of the output: an actor that fails would throw in the component.
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
