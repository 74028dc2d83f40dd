import { createListeners } from '#domain/listeners.ts'

/**
 * Tracks the line that receives the weight: the line that had the focus last. Only focusing the material search
 * deactivates the line, because a layout change would move a button while the user presses it.
 */
export function createActiveLine() {
  const { notify, subscribe } = createListeners()
  let active: string | null = null

  function follow(target: EventTarget | null) {
    if (!(target instanceof Element)) return
    const row = target.closest<HTMLElement>('[data-row]')
    if (!row && target.role !== 'combobox') return
    const next = row?.dataset['row'] ?? null
    if (next === active) return
    active = next
    notify()
  }

  return {
    get: () => active,
    subscribe,
    /** Follows the focus in an element. With a pointer, waits for the click. Returns a cleanup function. */
    track: (content: HTMLElement) => {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      let isPressed = false
      const followFocus = () => {
        if (content.contains(document.activeElement)) follow(document.activeElement)
      }
      const release = () => {
        isPressed = false
        followFocus()
      }
      followFocus()
      content.addEventListener('pointerdown', () => void (isPressed = true), options)
      content.addEventListener('focusin', ({ target }) => isPressed || follow(target), options)
      document.addEventListener('click', release, options)
      document.addEventListener('pointercancel', release, options)
      return () => listening.abort()
    },
  }
}

export type ActiveLine = ReturnType<typeof createActiveLine>
