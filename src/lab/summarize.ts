import type { AnyActor } from 'xstate'
import { isActor, isError, isMap, isSet } from './cross-realm.ts'

const longest = 400

/** Returns the id of an actor. A generated id is meaningless, so the name of its logic replaces it. */
const actorName = ({ id, sessionId, src }: AnyActor) => (id === sessionId && typeof src === 'string' ? src : id)

/** Replaces values that are not data: actors by name, errors by message. */
function plain(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  // Reads the original value, because JSON passes the result of the actor's `toJSON`.
  const given = this[key]
  if (isActor(given)) return `actor ${actorName(given)}`
  if (isError(value)) return value.message
  if (isMap(value) || isSet(value)) return [...value]
  if (typeof value === 'function') return 'function'
  return value
}

/** Returns a value as one line of JSON, truncated if very long. */
export function summarize(value: unknown): string {
  const text = JSON.stringify(value, plain) ?? 'undefined'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
