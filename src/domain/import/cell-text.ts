import { unguarded } from '#domain/csv/csv.ts'

/** Zero-width characters that mean nothing in a name: spaces, soft hyphens, and marks of byte order and direction. */
const zeroWidth = /\u00AD|\u180E|\u200B|\u200E|\u200F|[\u202A-\u202E]|\u2060|[\u2066-\u2069]|\uFEFF/gu
/** Joiners beside an ASCII character or a Latin letter. Other scripts and emoji need theirs. */
const strayJoiner =
  /(?<![^\p{ASCII}\p{Script=Latin}])(?:\u200C|\u200D)|(?:\u200C|\u200D)(?![^\p{ASCII}\p{Script=Latin}])/gu

const isPlain = /^[\u0020-\u007E]*$/u

/** A text in one line, without zero-width characters and spaces around it. */
export function tidy(text: string): string {
  // Most of the thousands of texts in a file have nothing to remove.
  if (isPlain.test(text)) return text.trim()
  const visible = text.replaceAll(zeroWidth, '').replaceAll(strayJoiner, '')
  return visible.replaceAll(/\s*[\r\n]+\s*/gu, ' ').trim()
}

/** The text of a cell, without the apostrophes that the app's own files have before what a spreadsheet would run. */
export const cellText = (raw: string): string => tidy(unguarded(raw))
