import type { KeyboardEvent } from 'react'

/** What Enter stops at: every field, and the button that sends the form. */
const stops = 'input:not([type="hidden"]), textarea, select, button[aria-haspopup="listbox"], button[type="submit"]'

/** The kinds of input that are no line of text, number or date to go on from. */
const presses = new Set(['button', 'submit', 'reset', 'image', 'file'])

/** `aria-hidden` decides nothing here: while a list is open, the rest of the page has it. */
const isPassedOver = (stop: HTMLElement) =>
  stop.matches(':disabled') || stop.tabIndex < 0 || stop.closest('[inert]') !== null

const isOfGroup = (stop: HTMLElement, from: HTMLElement) =>
  stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === (from as HTMLInputElement).name

/** Moves the focus to a field as Tab does: a text is selected whole. */
function arriveAt(field: HTMLElement) {
  field.focus()
  if (field instanceof HTMLInputElement && field.selectionStart !== null) field.select()
}

/** Moves the focus from a field to the next one of its form, from the last one to the button that sends it. */
export function goOn(from: HTMLElement) {
  const all = [...(from.closest('form')?.querySelectorAll<HTMLElement>(stops) ?? [])]
  const next = all.slice(all.indexOf(from) + 1).find(stop => !isPassedOver(stop) && !isOfGroup(stop, from))
  if (next) arriveAt(next)
}

type Key = KeyboardEvent<HTMLElement>

/** What a form does with the keys that are pressed in it. */
export type FormKeys = { onKeyDownCapture: (event: Key) => void; onKeyDown: (event: Key) => void }

/** The field in which Enter was pressed without another key; null for other keys, and for what Enter presses. */
function enteredIn({
  key,
  target,
  currentTarget,
  ctrlKey,
  metaKey,
  altKey,
  nativeEvent,
}: Key): HTMLInputElement | null {
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return null
  // A form in a window that this form opened: on the page it stands elsewhere, in React it is inside.
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return null
  return presses.has(target.type) ? null : target
}

function take(event: Key, field: HTMLInputElement) {
  event.preventDefault()
  if (!event.shiftKey) goOn(field)
}

/** For a form in which Enter goes on to the next field, and sends nothing, unless a field has another use for the key. */
export const enterGoesOn: FormKeys = {
  // react-aria has the labels of these take the key for a press of theirs.
  onKeyDownCapture: event => {
    const field = enteredIn(event)
    if (field?.type !== 'checkbox' && field?.type !== 'radio') return
    event.stopPropagation()
    take(event, field)
  },
  onKeyDown: event => {
    const field = enteredIn(event)
    if (field && !event.defaultPrevented) take(event, field)
  },
}
