import { useLayoutEffect, useRef } from 'react'

/**
 * Gives what moves the focus to an element that is not on the page yet: it is told how to find it, and moves the focus
 * once, after the first drawing of the component in which it is found. Asked again, it forgets what it waited for.
 */
export function useFocusOnceThere(): (find: () => HTMLElement | null | undefined) => void {
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
