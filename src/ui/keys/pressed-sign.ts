/**
 * Returns the sign of a key press, with letters in lower case; '' for keys without a sign. On keyboards with another
 * script, returns the Latin sign of the physical key: the letter on the Arabic K key is ن, and shortcuts name K.
 */
export function pressedSign({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  if (key === '؟') return '?'
  const isOtherScript = /^\p{L}/u.test(key) && !/[\p{Script=Latin}\p{Script=Common}]/u.test(key)
  if (!isOtherScript) return ''
  return code === 'Slash' ? '/' : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase()
}
