/**
 * Returns the character of a key press, in lower case; '' for keys without a character. For a letter of another script,
 * returns the Latin character of the physical key, because shortcuts name Latin keys: "k" for ن on an Arabic keyboard.
 */
export function pressedCharacter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  if (key === '؟') return '?'
  const isOtherScript = /^\p{L}/u.test(key) && !/[\p{Script=Latin}\p{Script=Common}]/u.test(key)
  if (!isOtherScript) return ''
  return code === 'Slash' ? '/' : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase()
}
