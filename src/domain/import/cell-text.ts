import { unguarded } from '#domain/csv/csv.ts'

/** Zero-width characters without meaning in a name: spaces, soft hyphens, byte order and direction marks. */
const zeroWidth = /\u00AD|\u180E|\u200B|\u200E|\u200F|[\u202A-\u202E]|\u2060|[\u2066-\u2069]|\uFEFF/gu
/**
 * Zero-width joiners and non-joiners next to an ASCII character or a Latin letter, where they have no function. Other
 * scripts and emoji need them.
 */
const strayJoiner =
  /(?<![^\p{ASCII}\p{Script=Latin}])(?:\u200C|\u200D)|(?:\u200C|\u200D)(?![^\p{ASCII}\p{Script=Latin}])/gu

const isPlain = /^[\u0020-\u007E]*$/u

/** Returns a text as one trimmed line without zero-width characters. */
export function tidy(text: string): string {
  // Fast path: a file contains thousands of texts, and most need no changes.
  if (isPlain.test(text)) return text.trim()
  const visible = text.replaceAll(zeroWidth, '').replaceAll(strayJoiner, '')
  return visible.replaceAll(/\s*[\r\n]+\s*/gu, ' ').trim()
}

/** Returns the text of a cell. Removes the apostrophes that the app's CSV export inserts before possible formulas. */
export const cellText = (raw: string): string => tidy(unguarded(raw))
