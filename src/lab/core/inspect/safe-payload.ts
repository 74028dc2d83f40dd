import { isActor, isError } from '#lab/core/cross-realm.ts'

/** Ends of the names of fields that are never stored, and the prefix of URLs that contain a secret. */
let secrets = /(?:password|secret|token|api[-_]?key|authorization)$/i
const carrier = 'otpauth:'
const blot = '••••••••'

/** Masks the fields with these ends of names too, in all payloads of this page or process. */
export function maskFields(names: readonly string[]) {
  const ends = names.map(name => `|${name.replaceAll(/\W/g, '.')}$`)
  secrets = new RegExp(secrets.source + ends.join(''), 'i')
}

/** True for a field that might contain a secret. Flags and missing values contain none. */
const isSecret = (name: string, value: unknown) =>
  value != null &&
  typeof value !== 'boolean' &&
  (secrets.test(name) || (typeof value === 'string' && value.startsWith(carrier)))

/** Limits of a stored payload. `parts` is the maximum total number of values. */
const most = { parts: 40, depth: 4, characters: 200 }

/** Limits of a snapshot. Larger than those of an event, because snapshots are compared. */
export const snapshotLimits = { parts: 2000, depth: 10, characters: 2000 }
const rest = '…'

/** True if the JSON of a payload contains a masked or truncated value. */
export const isIncomplete = (json: string) => json.includes(blot) || json.includes(`${rest}"`)

/** Returns the text for a value that is not data; null for data. */
function textOf(value: unknown): string | null {
  if (typeof value === 'function') return 'function'
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return null
  if (isActor(value)) return `actor ${value.id}`
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  return isError(value) ? value.message : null
}

/**
 * Returns a truncated copy of a payload as JSON-compatible data. Objects that are not plain data are replaced by their
 * names, so the log keeps no reference to them. Takes bounded time for a payload of any size.
 */
export function truncatePayload(payload: unknown, limits = most): unknown {
  let left = limits.parts
  const shorten = (value: unknown, name: string, depth: number): unknown => {
    left -= 1
    if (isSecret(name, value)) return blot
    if (typeof value === 'string') {
      return value.length > limits.characters ? value.slice(0, limits.characters) + rest : value
    }
    const text = textOf(value)
    if (text !== null || typeof value !== 'object' || value === null) return text ?? value
    if (depth === limits.depth) return rest
    const isList = Array.isArray(value) || value instanceof Set
    const parts: [name: string, part: unknown][] = []
    for (const [key, part] of entriesOf(value)) {
      if (left <= 0) {
        parts.push([rest, rest])
        break
      }
      parts.push([key, shorten(part, key, depth + 1)])
    }
    return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  }
  return shorten(payload, '', 0)
}

/** Yields the fields of an object or the entries of a map or set. Reads each value only when it is needed. */
function* entriesOf(value: object): Generator<readonly [string, unknown]> {
  if (value instanceof Map) for (const [key, part] of value) yield [String(key), part]
  else if (value instanceof Set) for (const part of value) yield ['', part]
  else for (const key in value) yield [key, Reflect.get(value, key)]
}
