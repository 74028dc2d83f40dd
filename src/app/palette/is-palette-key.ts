/** Whether a key press is Ctrl+K, or ⌘+K. Where the keyboard has other letters than the Latin ones, K is the letter on the key. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !(altKey || shiftKey) && (key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK'))
