import { useCallback, useSyncExternalStore } from 'react'

/** Returns true while a media query matches. Renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const closing = new AbortController()
      matchMedia(query).addEventListener('change', onChange, { signal: closing.signal })
      return () => closing.abort()
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
