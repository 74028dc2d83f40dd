import type { AnyActor } from 'xstate'

/*
 * Identifies a type by its tag, because values from a preview frame have that frame's constructors and fail
 * `instanceof`.
 */

const tagOf = (value: unknown) => Object.prototype.toString.call(value)

export const isMap = (value: unknown): value is ReadonlyMap<unknown, unknown> => tagOf(value) === '[object Map]'
export const isSet = (value: unknown): value is ReadonlySet<unknown> => tagOf(value) === '[object Set]'
export const isError = (value: unknown): value is Error =>
  value instanceof Error || tagOf(value) === '[object Error]' || tagOf(value) === '[object DOMException]'

/** Returns the fields of an object; none for other values. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const isActor = (value: unknown): value is AnyActor =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
