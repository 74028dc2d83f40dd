/** What opens over a screen, and is answered first. */
export const windows = '[role=dialog],[role=alertdialog],dialog'
/** What takes letters itself: fields, and lists in which letters lead to an item. */
const takers = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=listbox]'

/** Nothing is typed in, no window is open over the screen, and single keys were not turned off. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return false
  if (event.defaultPrevented || document.documentElement.dataset['keys'] === 'off') return false
  return !(event.target instanceof Element && event.target.closest(`${takers},${windows}`))
}
