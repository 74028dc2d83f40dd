// Maximum length of each kind of text in Unicode code points, like most databases count, and never fewer than visible
// characters. Longer texts are rejected, never truncated.

/** Names of users, businesses, roles, materials, account holders and banks. */
export const longestName = 200
export const longestDescription = 1000
/** Longest e-mail address that mail servers accept. */
export const longestUsername = 254
export const longestPassword = 1000
export const longestGwCode = 50
/** A factor with all its decimals. */
export const longestFactor = 50
/** ID or passport number. */
export const longestIdNumber = 50
/** Each part of an address except the postal code. */
export const longestAddress = 200
export const longestZipCode = 20
export const longestPermission = 200

/**
 * Texts of only invisible characters: spaces, controls, direction marks, default-ignorable code points (including
 * Hangul fillers and tags), and blank symbols of braille, Khitan, Egyptian and music.
 */
const unseen = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{13441}\u{13442}\u{1D159}]*$/u

/** True if a text is empty or invisible. */
export const isBlank = (text: string) => unseen.test(text)

/** Validates the length of a text: at most `most` characters. */
export function lengthFault(text: string, most: number): string | null {
  // Fast path: a text has at most as many code points as UTF-16 units, and at least half as many.
  const isLonger = text.length > 2 * most || (text.length > most && Array.from(text).length > most)
  return isLonger ? `Use at most ${most} characters` : null
}

/** Validates a required text and its length. `missing` is the message for a blank text. */
export const givenFault = (text: string, missing: string, most: number): string | null =>
  isBlank(text) ? missing : lengthFault(text.trim(), most)

/** Validates the length of an optional text. Empty texts and spaces are valid. */
export const optionalFault = (text: string, most: number): string | null =>
  text.trim() === '' ? null : givenFault(text, 'Enter visible characters or leave the field empty', most)

/** Returns the value to send, null for a blank text. */
export const optionalOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())
