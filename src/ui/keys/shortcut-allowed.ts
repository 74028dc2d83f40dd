/** Overlays, which handle keys before the screen does. */
export const overlays = '[role=dialog],[role=alertdialog],dialog'
/** Elements that consume letter keys: inputs and type-ahead lists. */
const letterConsumers =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=listbox]'

/** True if single-key shortcuts are enabled, no input has the focus and no overlay is open. */
export function isShortcutAllowed(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return false
  if (event.shiftKey && event.key.startsWith('Arrow')) return false
  if (event.defaultPrevented || document.documentElement.dataset['keys'] === 'off') return false
  return !(event.target instanceof Element && event.target.closest(`${letterConsumers},${overlays}`))
}
