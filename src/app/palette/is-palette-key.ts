/** The letter or sign of a key press, where the keyboard has other letters that of the key; '' for keys without one. */
export function signOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  return key.length === 1 ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase() : ''
}

/** Whether a key press is Ctrl+K, or ⌘+K. */
export const isPaletteKey = (event: KeyboardEvent) =>
  event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && signOf(event) === 'k'
