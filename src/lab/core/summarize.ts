import type { AnyActor } from 'xstate'
import { isActor, isError, isMap, isSet } from './cross-realm.ts'

const longest = 400

/** Returns the id of an actor, or the name of its logic if the id is generated. */
const actorName = ({ id, sessionId, src }: AnyActor) => (id === sessionId && typeof src === 'string' ? src : id)

/** JSON replacer for values that are not data: replaces actors with their names, and errors with their messages. */
function plain(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  // The original value. `value` is already the result of `toJSON`, which actors have.
  const original = this[key]
  if (isActor(original)) return `actor ${actorName(original)}`
  if (isError(value)) return value.message
  if (isMap(value) || isSet(value)) return [...value]
  if (typeof value === 'function') return 'function'
  if (typeof value === 'bigint') return `${value}n`
  return value
}

/** Returns a value as one line of JSON. Long texts are truncated. */
export function summarize(value: unknown): string {
  const text = JSON.stringify(value, plain) ?? 'undefined'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
