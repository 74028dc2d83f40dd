import { isHalfTyped } from '#ui/fields/half-typed.ts'

/**
 * Has a field report what is just being typed, as if it were left, and keeps the focus where it is. A search that is
 * typed half stays as it is: left, it would be lost, and its form asks it when it is saved.
 */
export function endTyping() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || isHalfTyped(focused)) return
  focused.blur()
  focused.focus({ preventScroll: true })
}
