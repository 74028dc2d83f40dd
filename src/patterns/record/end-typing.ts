import { isHalfTyped } from '#ui/fields/half-typed.ts'

/**
 * Makes the focused field report what is being typed, by a blur after which it gets the focus again. A search with a
 * half-typed text is left alone: a blur would clear it, and its form asks it on submit.
 */
export function endTyping() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || isHalfTyped(focused)) return
  focused.blur()
  focused.focus({ preventScroll: true })
}
