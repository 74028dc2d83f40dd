import { createListeners } from '#domain/listeners.ts'

/**
 * The line that receives the weight: the last line with the focus. Only a focus in the material search deactivates it,
 * because a change of the layout would move the button that the user presses.
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
    /** Follows the focus in an element. With a pointer, waits for the click. Returns a function that stops. */
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
