import type { AnyActor } from 'xstate'
import { isActor, isError, isMap, isSet } from './across-pages.ts'

const longest = 400

/** One without an id of its own has a number, which says nothing, and is called after its logic. */
const actorName = ({ id, sessionId, src }: AnyActor) => (id === sessionId && typeof src === 'string' ? src : id)

/** Leaves out what is no data: an actor is told by its name, an error by what it says. */
function plain(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  // JSON is given what an actor makes of itself.
  const given = this[key]
  if (isActor(given)) return `actor ${actorName(given)}`
  if (isError(value)) return value.message
  if (isMap(value) || isSet(value)) return [...value]
  if (typeof value === 'function') return 'function'
  return value
}

/** A value as a line of JSON, cut where it is very long. */
export function inShort(value: unknown): string {
  const text = JSON.stringify(value, plain) ?? 'undefined'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
