// The most characters of each kind of text, in Unicode code points: what most databases count, and never fewer than are
// seen. Longer texts are refused, never cut.

/** Of a user, a business, a role or a material; the holder of an account, and the name of a bank. */
export const longestName = 200
export const longestDescription = 1000
/** The longest e-mail address that mail servers accept. */
export const longestUsername = 254
export const longestPassword = 1000
export const longestGwCode = 50
/** A factor with all of its decimals. */
export const longestFactor = 50
/** An ID or passport number. */
export const longestIdNumber = 50
/** Each part of an address, but for the postal code. */
export const longestAddress = 200
export const longestZipCode = 20
export const longestPermission = 200

/**
 * Invisible characters only: spaces, controls, marks of direction, what Unicode has every font leave out (also Hangul
 * fillers and tags), and the letters and signs that are blank: in braille, Khitan, Egyptian and music.
 */
const unseen = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{13441}\u{13442}\u{1D159}]*$/u

/** Whether a text is empty or has invisible characters only. */
export const isBlank = (text: string) => unseen.test(text)

/** What is wrong with a text of more than `most` characters; null when it fits. */
export function lengthFault(text: string, most: number): string | null {
  // A text has at most as many code points as UTF-16 units, and at least half as many.
  const isLonger = text.length > 2 * most || (text.length > most && Array.from(text).length > most)
  return isLonger ? `Use at most ${most} characters` : null
}

/** What is wrong with a required text, within a length; null when it fits. `missing` is the message for a blank one. */
export const givenFault = (text: string, missing: string, most: number): string | null =>
  isBlank(text) ? missing : lengthFault(text.trim(), most)

/** What is wrong with an optional text, within a length; null when it fits, or is empty or only spaces. */
export const optionalFault = (text: string, most: number): string | null =>
  text.trim() === '' ? null : givenFault(text, 'Enter visible characters or leave the field empty', most)

/** The value to send for an optional text: null when it is blank. */
export const optionalOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())
