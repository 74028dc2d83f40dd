const fields = ['password', 'secret']
/** The start of an address that carries a secret to an authenticator app. */
const carrier = 'otpauth:'

const blot = '••••••••'
const mayHold = new RegExp([...fields, carrier].join('|'))

/** A field's value for display: passwords and secrets are blotted out. */
export function shown(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return value
  return fields.includes(field) || (typeof value === 'string' && value.startsWith(carrier)) ? blot : value
}

/**
 * A text for display: JSON with passwords and secrets blotted out. Any other text that may hold some is blotted out as
 * a whole.
 */
export function withoutSecrets(text: string): string {
  if (!mayHold.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text, shown))
  } catch {
    // Not JSON: there is no telling which part would be a secret.
    return blot
  }
}
