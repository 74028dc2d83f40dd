const fields = ['password', 'secret']
/** The start of an address that takes a secret to an authenticator app. */
const carrier = 'otpauth:'

const blot = '••••••••'
const mayHold = new RegExp([...fields, carrier].join('|'))

/** A value of a field as it may be shown: a blot in place of a password or a secret. */
export function shown(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return value
  return fields.includes(field) || (typeof value === 'string' && value.startsWith(carrier)) ? blot : value
}

/** A text as it may be shown: JSON with passwords and secrets blotted out; any other text that may hold some not at all. */
export function withoutSecrets(text: string): string {
  if (!mayHold.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text, shown))
  } catch {
    // Not JSON: nothing says which part of it would be a secret.
    return blot
  }
}
