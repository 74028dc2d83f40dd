import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that accepts a finder. The element is focused once, after the first render in which the finder
 * returns it.
 */
export function useFocusWhenRendered(): (find: () => HTMLElement | null | undefined) => void {
  const awaited = useRef<() => HTMLElement | null | undefined>(undefined)
  useLayoutEffect(() => {
    const element = awaited.current?.()
    if (!element) return
    awaited.current = undefined
    element.focus()
  })
  return find => {
    awaited.current = find
  }
}
