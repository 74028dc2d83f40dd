import type { KeyboardEvent } from 'react'

/** Elements that Enter can move the focus to: all fields and the submit button. */
const stops = 'input:not([type="hidden"]), textarea, select, button[aria-haspopup="listbox"], button[type="submit"]'

/** Input types without text. Enter keeps its native behaviour in them. */
const nonTextTypes = new Set(['button', 'submit', 'reset', 'image', 'file'])

/**
 * True if Enter skips this element. Does not check `aria-hidden`: while a list is open, react-aria sets it on the rest
 * of the page.
 */
const isSkipped = (stop: HTMLElement) =>
  stop.matches(':disabled') || stop.tabIndex < 0 || stop.closest('[inert]') !== null

const isOfGroup = (stop: HTMLElement, from: HTMLElement) =>
  stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === (from as HTMLInputElement).name

function focusAndSelect(field: HTMLElement) {
  field.focus()
  if (field instanceof HTMLInputElement && field.selectionStart !== null) field.select()
}

/** Focuses the next field of the form, or the submit button after the last field. */
export function focusNextField(from: HTMLElement) {
  const all = [...(from.closest('form')?.querySelectorAll<HTMLElement>(stops) ?? [])]
  const next = all.slice(all.indexOf(from) + 1).find(stop => !isSkipped(stop) && !isOfGroup(stop, from))
  if (next) focusAndSelect(next)
}

type Key = KeyboardEvent<HTMLElement>

export type FormKeys = { onKeyDownCapture: (event: Key) => void; onKeyDown: (event: Key) => void }

/** Returns the field in which Enter was pressed without modifiers. Returns null for other keys and for buttons. */
function fieldOfEnter({
  key,
  target,
  currentTarget,
  ctrlKey,
  metaKey,
  altKey,
  nativeEvent,
}: Key): HTMLInputElement | null {
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return null
  // Excludes forms in nested dialogs, because React bubbles their events through the component tree.
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return null
  return nonTextTypes.has(target.type) ? null : target
}

function take(event: Key, field: HTMLInputElement) {
  event.preventDefault()
  if (!event.shiftKey) focusNextField(field)
}

/** Makes Enter move to the next field instead of submitting, unless the field handles Enter itself. */
export const enterKeyNavigation: FormKeys = {
  // Runs in the capture phase: labels of checkboxes and radio buttons would otherwise treat Enter as a press.
  onKeyDownCapture: event => {
    const field = fieldOfEnter(event)
    if (field?.type !== 'checkbox' && field?.type !== 'radio') return
    event.stopPropagation()
    take(event, field)
  },
  onKeyDown: event => {
    const field = fieldOfEnter(event)
    if (field && !event.defaultPrevented) take(event, field)
  },
}
