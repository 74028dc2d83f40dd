import { Actor } from 'xstate'

/**
 * Names of fields that are never stored, and the prefix of URLs that contain a secret. The mock's request log masks the
 * same values.
 */
const secrets: ReadonlySet<string> = new Set(['password', 'secret'])
const carrier = 'otpauth:'
const isSecret = (name: string, text: string) => secrets.has(name) || text.startsWith(carrier)
const blot = '••••••••'

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/** Depth limit. Deeper than any payload; stops the recursion in cyclic values. */
const deepest = 20

/** Returns a copy of data with passwords and secrets masked. Other values are unchanged. */
export function maskSecrets<Value>(given: Value): Value {
  const copy = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value === 'string') return isSecret(name, value) ? blot : value
    if (typeof value !== 'object' || value === null || !isPlain(value) || depth === deepest) return value
    if (Array.isArray(value)) return value.map(part => copy(part, name, depth + 1))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, key, depth + 1)]))
  }
  return copy(given, '', 0) as Value
}

/** Limits of a stored payload. `parts` is the maximum total number of values. */
const most = { parts: 40, depth: 4, characters: 200 } as const
const rest = '…'

/**
 * Returns a truncated copy of a payload. Objects that are not plain data are replaced by their names, so the log keeps
 * no reference to them. Takes bounded time for a payload of any size.
 */
export function truncatePayload(given: unknown): unknown {
  let left: number = most.parts
  const shorten = (value: unknown, name: string, depth: number): unknown => {
    left -= 1
    if (typeof value === 'string') {
      if (isSecret(name, value)) return blot
      return value.length > most.characters ? value.slice(0, most.characters) + rest : value
    }
    if (typeof value === 'function') return 'function'
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Actor) return `actor ${value.id}`
    if (value instanceof Error) return value.message
    if (depth === most.depth) return rest
    const parts: Array<[name: string, part: unknown]> = []
    for (const key in value) {
      if (left <= 0) {
        parts.push([rest, rest])
        break
      }
      parts.push([key, shorten(Reflect.get(value, key), key, depth + 1)])
    }
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  }
  return shorten(given, '', 0)
}
