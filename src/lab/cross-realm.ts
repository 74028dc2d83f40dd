import type { AnyActor } from 'xstate'

/* Values from a preview frame have their own constructors, so `instanceof` fails for them. */

const tagOf = (value: unknown) => Object.prototype.toString.call(value)

export const isMap = (value: unknown): value is ReadonlyMap<unknown, unknown> => tagOf(value) === '[object Map]'
export const isSet = (value: unknown): value is ReadonlySet<unknown> => tagOf(value) === '[object Set]'
export const isError = (value: unknown): value is Error =>
  value instanceof Error || tagOf(value) === '[object Error]' || tagOf(value) === '[object DOMException]'

export const isActor = (value: unknown): value is AnyActor =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
