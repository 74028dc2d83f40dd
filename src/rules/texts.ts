// The most characters that each kind of text has, in Unicode code points: what most databases count, and never fewer than
// people see. Longer ones are refused, never cut.

/** Of a user, a business, a role or a material; the holder of an account, and the name of a bank. */
export const longestName = 200
export const longestDescription = 1000
/** What mail servers take of an e-mail address. */
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
 * Nothing that anybody could see: spaces, controls, marks of direction, what Unicode has every font leave out (also Hangul
 * fillers and tags), and the letters and signs that are blank: in braille, Khitan, Egyptian and music.
 */
const unseen = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{13441}\u{13442}\u{1D159}]*$/u

/** Whether a text counts as none: it is empty, or made of invisible characters only. */
export const isBlank = (text: string) => unseen.test(text)

/** What is wrong with a text that is longer than that many characters; null when it is not. */
export function lengthFault(text: string, most: number): string | null {
  // Only a text of more UTF-16 units can have more code points, and one of twice as many has.
  const isLonger = text.length > 2 * most || (text.length > most && Array.from(text).length > most)
  return isLonger ? `Use at most ${most} characters` : null
}

/** What is wrong with a text that has to be there, within a length; null when it fits. `missing` is what a blank one is told. */
export const givenFault = (text: string, missing: string, most: number): string | null =>
  isBlank(text) ? missing : lengthFault(text.trim(), most)

/** What is wrong with a text that may be left out, within a length; null when it fits, or is empty or spaces alone. */
export const optionalFault = (text: string, most: number): string | null =>
  text.trim() === '' ? null : givenFault(text, 'Nothing of this can be seen. Type it anew, or leave it empty', most)

/** What is sent of a text that may be left out: null when there is none. */
export const optionalOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())
