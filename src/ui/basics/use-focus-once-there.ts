import { useLayoutEffect, useRef } from 'react'

/** For an element that is not on the page yet: the focus moves once, after the first drawing that has it. */
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
