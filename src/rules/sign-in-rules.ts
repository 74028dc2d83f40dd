import { objectKeys } from 'ts-extras'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { lengthFault, longestName, longestPassword, longestUsername, requiredFault } from './texts.ts'

/**
 * North American phone number: optional +1, then area code and exchange code. Both start with 2 to 9, and the exchange
 * code does not end in 11.
 */
const northAmericanPhone = /^(?:\+?1[ .-]?)?(?:[2-9]\d{2}|\([2-9]\d{2}\))[ .-]?[2-9](?!11)\d{2}[ .-]?\d{4}$/

/** International phone number: 7 to 15 digits with common separators. */
const phone = /^\+?\(?\d(?:[ ().-]*\d){6,14}$/

/** Digits in parentheses. A phone number with any other parentheses is invalid. */
const inParentheses = /\([\d .-]+\)/g

// Pattern of the HTML standard for `<input type="email">`, with two additional rules: the domain contains a dot, and a
// dot in the local part is between other characters (RFC 5322, dot-atom).
const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

export const isEmail = (text: string) => email.test(text)
export const isPhone = (text: string) => phone.test(text) && !/[()]/.test(text.replaceAll(inParentheses, ''))
export const isNorthAmericanPhone = (text: string) => northAmericanPhone.test(text)

/** Minimum number of digits that a search compares with phone numbers. */
const fewestDigits = 3

/** Returns the digits of a search term that can be part of a phone number, such as "(212) 555", otherwise null. */
export function phoneDigits(term: string): string | null {
  const plain = asciiDigits(term)
  const digits = plain.replaceAll(/\D/g, '')
  return digits.length >= fewestDigits && /^[\d\s().+-]+$/.test(plain) ? digits : null
}

/** True if a text is a phone number that contains the digits of a search term. */
export function hasPhoneDigits(text: string, term: string): boolean {
  const digits = phoneDigits(term)
  return digits !== null && isPhone(text) && text.replaceAll(/\D/g, '').includes(digits)
}

/** Minimum length in characters. */
export const passwordLength = 8

/** Number of characters in a code of the second factor. */
const codeLength = 6

/** Validates a value. Returns null if it is valid, otherwise an error message that states how to correct it. */
export type Fault<Value> = (value: Value) => string | null

/** Returns a typed username for a request: trimmed, and a phone number with ASCII digits. */
export const usernameIn = (text: string) => asciiDigits(text).trim()

/** Validates the username of an existing account. */
export const knownUsernameFault: Fault<string> = text =>
  isEmail(usernameIn(text)) || isPhone(usernameIn(text)) ? null : t('Enter your e-mail address or phone number')

/** Validates the username of a new account. */
export const newUsernameFault: Fault<string> = text =>
  isEmail(usernameIn(text)) || isNorthAmericanPhone(usernameIn(text))
    ? lengthFault(usernameIn(text), longestUsername)
    : t('Enter an e-mail address or a North American phone number. For example, +1 212 555 0123')

export const passwordFault: Fault<string> = text =>
  text.length >= passwordLength
    ? lengthFault(text, longestPassword)
    : t('Use at least {count} characters', { count: passwordLength })

export const nameFault: Fault<string> = text => requiredFault(text, t('Enter your name'), longestName)

export const codeFault: Fault<string> = text =>
  text.length === codeLength ? null : t('Enter {count} characters', { count: codeLength })

/** Validates fields with a rule for each. Returns messages by field. */
export function faultsIn<Values extends Record<string, unknown>>(
  values: Values,
  rules: { [Name in keyof Values]?: Fault<Values[Name]> },
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const name of objectKeys(rules)) {
    const fault = rules[name]?.(values[name])
    if (fault) faults[name] = fault
  }
  return faults
}
