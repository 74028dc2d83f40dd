const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** True if a text is a UUID of any version. */
export const isUuid = (text: string) => uuid.test(text)

/**
 * Returns a random UUID (version 4). Doesn't use `crypto.randomUUID`, which browsers provide only on https and
 * localhost.
 */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = [...bytes].map((byte, at) =>
    at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = marked.map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Adds a number to the last 12 digits of a UUID. If the UUID is random, the result is just as unique. */
export function nextUuid(uuid: string, number: number): string {
  const last = (Number.parseInt(uuid.slice(-12), 16) + number) % 2 ** 48
  return uuid.slice(0, -12) + last.toString(16).padStart(12, '0')
}
