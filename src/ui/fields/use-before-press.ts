import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * While `isDue`, calls `settle` before anything but the element itself is pressed or sent, and has what it changes drawn
 * at once. Assistive software presses a button without moving the focus: what was typed just before has to count, too.
 */
export function useBeforePress(element: RefObject<HTMLElement | null>, isDue: boolean, settle: () => void) {
  const act = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && element.current?.contains(event.target)) return
    flushSync(settle)
  })
  // In a layout effect, because the press may come before the next paint.
  useLayoutEffect(() => {
    if (!isDue) return
    const listen = (event: Event) => act(event)
    const listening = new AbortController()
    for (const press of ['click', 'submit'])
      document.addEventListener(press, listen, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isDue])
}
