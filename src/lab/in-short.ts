import { Actor } from 'xstate'

const longest = 400

/** Leaves out what is no data: an actor is told by its id, an error by what it says. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return value.message
  if (value instanceof Map || value instanceof Set) return [...value]
  if (typeof value === 'function') return 'function'
  if (value instanceof Actor) return `actor ${value.id}`
  return value
}

/** A value as a line of JSON, cut where it is very long. */
export function inShort(value: unknown): string {
  const text = JSON.stringify(value, plain) ?? 'undefined'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
