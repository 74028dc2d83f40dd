import { useEffect, useEffectEvent, useState } from 'react'

/** Value that was loaded for a key, or the error's message. Both are null while it loads. */
export type Fetched<Value> = { value: Value | null; problem: string | null }

/** Loads a value when the component mounts, and again when `key` changes. Keeps the earlier value until then. */
export function useFetched<Value>(key: unknown, load: (signal: AbortSignal) => Promise<Value>): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({ value: null, problem: null })
  const read = useEffectEvent((_key: unknown, signal: AbortSignal) => load(signal))
  useEffect(() => {
    const controller = new AbortController()
    const settle = (next: Fetched<Value>) => {
      if (!controller.signal.aborted) setFetched(next)
    }
    read(key, controller.signal).then(
      value => settle({ value, problem: null }),
      (error: unknown) => settle({ value: null, problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => controller.abort()
  }, [key])
  return fetched
}
