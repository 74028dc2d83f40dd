import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * While `isDue`, calls `settle` before anything but the element itself is pressed or sent, and has it drawn. Assistive
 * software presses without moving the focus: what was typed just before counts all the same, whatever the button does.
 */
export function useBeforePress(element: RefObject<HTMLElement | null>, isDue: boolean, settle: () => void) {
  const act = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && element.current?.contains(event.target)) return
    flushSync(settle)
  })
  // Not after the next paint: the press may follow in the same breath.
  useLayoutEffect(() => {
    if (!isDue) return
    const listen = (event: Event) => act(event)
    const listening = new AbortController()
    for (const press of ['click', 'submit'])
      document.addEventListener(press, listen, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isDue])
}
