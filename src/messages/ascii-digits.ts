/**
 * Arabic-Indic and Persian digits, the Arabic thousands separator, hyphens and minus signs, full-width characters, and
 * invisible direction marks. The Arabic decimal separator (U+066B) is not one of them: unlike a point, it never
 * separates thousands.
 */
const foreign = /[\u0660-\u0669\u066C\u06F0-\u06F9\u2010-\u2013\u2212\uFF01-\uFF5E]|\p{Bidi_Control}|\uFEFF/gu

function asciiOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0)
  if (code === 0x66c) return "'"
  if (code >= 0x660 && code <= 0x6f9) return String(code & 0xf)
  return code === 0x2212 || (code >= 0x2010 && code <= 0x2013) ? '-' : ''
}

/**
 * Converts digits and signs of all scripts to ASCII: "１２：３０" becomes "12:30", "٣−١" becomes "3-1". Removes direction
 * marks. Other letters remain.
 */
export const asciiDigits = (text: string): string => text.replaceAll(foreign, asciiOf)
