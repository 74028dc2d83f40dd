import { useEffect, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import { type LazyPart, usePart } from '#ui/lazy-part.ts'

/** Loads a part when the page is idle, then renders again. Ignores a failure. Loads nothing if `lazy` is undefined. */
export function useIdlePart<Part>(lazy: LazyPart<Part> | undefined) {
  const [isPreloaded, setPreloaded] = useState(false)
  useEffect(() => {
    if (!lazy || lazy.current()) return
    const leaving = new AbortController()
    whenIdle(leaving.signal)
      .then(lazy.preload)
      .then(
        () => setPreloaded(true),
        () => undefined,
      )
    return () => leaving.abort()
  }, [lazy])
  return usePart(lazy, isPreloaded)
}
