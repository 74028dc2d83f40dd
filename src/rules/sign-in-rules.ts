import { objectKeys } from 'ts-extras'
import { givenFault, lengthFault, longestName, longestPassword, longestUsername } from './texts.ts'

/** A North American number: optional +1, area code and exchange from 2 to 9, exchange not ending in 11. */
const northAmericanPhone = /^(?:\+?1[ .-]?)?(?:[2-9]\d{2}|\([2-9]\d{2}\))[ .-]?[2-9](?!11)\d{2}[ .-]?\d{4}$/

/** Any phone number, as registered elsewhere: 7 to 15 digits, with the usual signs between them. */
const phone = /^\+?\(?\d(?:[ ().-]*\d){6,14}$/

/** Digits in parentheses; what is left of a phone number without them has none. */
const inParentheses = /\([\d .-]+\)/g

// The HTML standard's own pattern for `<input type="email">`, with at least one dot in the domain. A dot in the local part has
// a character on both sides (RFC 5322, dot-atom).
const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

export const isEmail = (text: string) => email.test(text)
export const isPhone = (text: string) => phone.test(text) && !/[()]/.test(text.replaceAll(inParentheses, ''))
export const isNorthAmericanPhone = (text: string) => northAmericanPhone.test(text)

/** The fewest characters of a password. */
export const passwordLength = 8

/** The number of characters of a verification code. */
const codeLength = 6

/** What is wrong with a value and how to put it right; null when it fits. */
export type Fault<Value> = (value: Value) => string | null

/** The username of an existing account. */
export const knownUsernameFault: Fault<string> = text =>
  isEmail(text.trim()) || isPhone(text.trim()) ? null : 'Enter your e-mail address or phone number'

/** The username of a new account. */
export const newUsernameFault: Fault<string> = text =>
  isEmail(text.trim()) || isNorthAmericanPhone(text.trim())
    ? lengthFault(text.trim(), longestUsername)
    : 'Enter an e-mail address or a North American phone number. For example, +1 212 555 0123'

export const passwordFault: Fault<string> = text =>
  text.length >= passwordLength ? lengthFault(text, longestPassword) : `Use at least ${passwordLength} characters`

export const nameFault: Fault<string> = text => givenFault(text, 'Enter your name', longestName)

export const codeFault: Fault<string> = text => (text.length === codeLength ? null : `Enter ${codeLength} characters`)

/** Messages by field for what does not fit; empty when everything does. */
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
