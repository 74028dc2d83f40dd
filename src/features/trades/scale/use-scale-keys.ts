import { type RefObject, use, useEffect, useEffectEvent } from 'react'
import { PendingContext } from '#ui/fields/pending-fields.ts'
import type { FormScale } from './form-scale.ts'

/** Key that captures the weight. */
export const scaleKey = 'F9'

/**
 * F9 captures the weight for the active line, except in a dialog or menu. Follows the focus, and discards the gross
 * weight when the form closes. `content` is the element around the lines.
 */
export function useScaleKeys({ active, capture, scale, idOf }: FormScale, content: RefObject<HTMLElement | null>) {
  const { flush } = use(PendingContext)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    if (key !== scaleKey || ctrlKey || metaKey || altKey || shiftKey) return
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]')) return
    event.preventDefault()
    // Commits a typed number first, so that it does not replace the captured weight.
    if (!repeat && flush()) capture()
  })
  useEffect(() => {
    const element = content.current
    if (!element) return
    const stopTracking = active.track(element)
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => {
      stopTracking()
      document.removeEventListener('keydown', listen)
      const line = active.get()
      // When the session ends, the actor stops before the form unmounts.
      if (line !== null && scale.getSnapshot().status === 'active')
        scale.send({ type: 'weight.discard', line: idOf(line) })
    }
  }, [content, active, scale, idOf])
}
