import { unguarded } from '#domain/csv/csv.ts'

/** Zero-width characters without meaning in a name: spaces, soft hyphens, byte order and direction marks. */
const zeroWidth = /\u00AD|\u180E|\u200B|\u200E|\u200F|[\u202A-\u202E]|\u2060|[\u2066-\u2069]|\uFEFF/gu
/** Joiners next to an ASCII character or a Latin letter. Other scripts and emoji need joiners. */
const strayJoiner =
  /(?<![^\p{ASCII}\p{Script=Latin}])(?:\u200C|\u200D)|(?:\u200C|\u200D)(?![^\p{ASCII}\p{Script=Latin}])/gu

const isPlain = /^[\u0020-\u007E]*$/u

/** Returns a text in one line, trimmed and without zero-width characters. */
export function tidy(text: string): string {
  // Fast path: most of the thousands of texts in a file are clean.
  if (isPlain.test(text)) return text.trim()
  const visible = text.replaceAll(zeroWidth, '').replaceAll(strayJoiner, '')
  return visible.replaceAll(/\s*[\r\n]+\s*/gu, ' ').trim()
}

/** Returns the text of a cell, without the apostrophes that the app's CSV export adds before possible formulas. */
export const cellText = (raw: string): string => tidy(unguarded(raw))
