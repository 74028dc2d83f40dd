/** Maximum distance in px between press and release of a stationary pointer. */
const tolerance = 8

/**
 * Completes a press on a form button that moves away from a stationary pointer, for example below a new error message.
 * Browsers send the click to another element in this case. Returns a cleanup function.
 */
export function completePresses(form: HTMLElement): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let pressed: { button: HTMLElement; x: number; y: number } | null = null
  form.addEventListener(
    'pointerdown',
    ({ target, button: key, clientX: x, clientY: y }) => {
      const button = target instanceof Element ? target.closest('button') : null
      pressed = key === 0 && button ? { button, x, y } : null
    },
    options,
  )
  document.addEventListener(
    'pointerup',
    ({ target, clientX, clientY }) => {
      if (!pressed) return
      const { button, x, y } = pressed
      pressed = null
      const isResting = Math.hypot(clientX - x, clientY - y) <= tolerance
      const isAway = target instanceof Node && !button.contains(target)
      // Waits for react-aria, which ends its own press on this event.
      if (isResting && isAway) setTimeout(() => button.click())
    },
    options,
  )
  return () => listening.abort()
}
