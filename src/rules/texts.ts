// Maximum lengths in Unicode code points, as most databases count. A text never has more visible characters than code
// points. Longer texts are rejected, never truncated.
import { t } from '#messages/message.ts'

/** Names of users, businesses, roles, materials, account holders and banks. */
export const longestName = 200
/** Name of a load on the yard. */
export const longestLoadName = 60
export const longestDescription = 1000
/** Maximum length of an e-mail address in mail standards. */
export const longestUsername = 254
export const longestPassword = 1000
export const longestGwCode = 50
/** CO₂ factor with all its decimals. */
export const longestFactor = 50
/** ID or passport number. */
export const longestIdNumber = 50
/** Any part of an address except the postal code. */
export const longestAddress = 200
export const longestZipCode = 20
export const longestPermission = 200

/**
 * Matches a text without visible characters. Includes spaces, controls, direction marks, default-ignorable code points
 * (such as Hangul fillers and tags), and the blank symbols of braille, Khitan, Egyptian and music.
 */
const unseen = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{13441}\u{13442}\u{1D159}]*$/u

/** True if a text is empty or has no visible characters. */
export const isBlank = (text: string) => unseen.test(text)

/** Returns an error message if a text has more than `most` code points, otherwise null. */
export function lengthFault(text: string, most: number): string | null {
  // Counts code points only if necessary: a text has at most as many code points as UTF-16 units, and at least half as
  // many.
  const isLonger = text.length > 2 * most || (text.length > most && Array.from(text).length > most)
  return isLonger ? t('Use at most {count} characters', { count: most }) : null
}

/** Validates a required text and its length. `missing` is the message for a text without visible characters. */
export const requiredFault = (text: string, missing: string, most: number): string | null =>
  isBlank(text) ? missing : lengthFault(text.trim(), most)

/**
 * Validates an optional text. An empty text and a text of only spaces are valid; other texts need visible characters
 * and a valid length.
 */
export const optionalFault = (text: string, most: number): string | null =>
  text.trim() === '' ? null : requiredFault(text, t('Enter visible characters or leave the field empty'), most)

/** Returns the trimmed text for a request body, or null if it is empty. */
export const optionalOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())
