import { type ReactNode, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useLoaded } from './use-loaded.ts'

type Part<Value> = {
  /** The accessible name while it is loading: "Loading the permissions". */
  label: string
  load: (signal: AbortSignal) => Promise<Value>
  children: (value: Value) => ReactNode
}

/** A part of a screen that loads a value of its own; a failure is shown in its place, with a button to retry. */
export function LoadedPart<Value>(part: Part<Value>) {
  const [tries, setTries] = useState(0)
  return <Try key={tries} {...part} onRetry={() => setTries(tries + 1)} />
}

function Try<Value>({ label, load, children, onRetry }: Part<Value> & { onRetry: () => void }) {
  const { value, problem } = useLoaded(load)
  if (value !== null) return children(value)
  if (problem === null) {
    return (
      <output aria-label={label}>
        <Skeleton width={30} />
      </output>
    )
  }
  return <LoadFailure problem={problem} onRetry={onRetry} />
}
