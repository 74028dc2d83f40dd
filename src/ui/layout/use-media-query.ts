import { useSyncExternalStore } from 'react'

/** Returns true while a media query matches. Renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    onChange => {
      const closing = new AbortController()
      matchMedia(query).addEventListener('change', onChange, { signal: closing.signal })
      return () => closing.abort()
    },
    () => matchMedia(query).matches,
  )
}
