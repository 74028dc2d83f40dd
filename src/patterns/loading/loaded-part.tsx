import { type ReactNode, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useLoaded } from './use-loaded.ts'

type Part<Value> = {
  label: string
  load: (signal: AbortSignal) => Promise<Value>
  children: (value: Value) => ReactNode
}

/** Part of a screen that loads its own data. If loading fails, an error with Retry replaces this part. */
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
