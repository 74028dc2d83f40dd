const fields = ['password', 'secret']
/** Scheme of URIs that contain an authenticator secret. */
const carrier = 'otpauth:'

const blot = '••••••••'
const mayHold = new RegExp([...fields, carrier].join('|'))

/** Redacts a field's value if it is a password or secret. */
export function shown(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return value
  return fields.includes(field) || (typeof value === 'string' && value.startsWith(carrier)) ? blot : value
}

/** Redacts passwords and secrets in JSON. Redacts any other text completely if it might contain some. */
export function withoutSecrets(text: string): string {
  if (!mayHold.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text, shown))
  } catch {
    // The text is not JSON, so any part might be a secret.
    return blot
  }
}
