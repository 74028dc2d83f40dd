import { Actor } from 'xstate'

/** Fields that are kept nowhere, and the start of an address that carries a secret, as in the log of the mock's calls. */
const secrets: ReadonlySet<string> = new Set(['password', 'secret'])
const carrier = 'otpauth:'
const isSecret = (name: string, text: string) => secrets.has(name) || text.startsWith(carrier)
const blot = '••••••••'

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/** Deeper than any payload goes, and no round of references. */
const deepest = 20

/** A copy of data with passwords and secrets blotted out. What is no data stays what it is. */
export function blotted<Value>(given: Value): Value {
  const copy = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value === 'string') return isSecret(name, value) ? blot : value
    if (typeof value !== 'object' || value === null || !isPlain(value) || depth === deepest) return value
    if (Array.isArray(value)) return value.map(part => copy(part, name, depth + 1))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, key, depth + 1)]))
  }
  return copy(given, '', 0) as Value
}

/** How much of a payload is kept for a look at it. */
const most = { parts: 40, depth: 4, characters: 200 } as const
const rest = '…'

/**
 * The beginning of a payload, for a look at it: what is no data is named, and nothing of it is kept alive. It takes the same
 * short time however large the payload is.
 */
export function abridged(given: unknown): unknown {
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
