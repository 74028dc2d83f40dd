import type { AnyActor, AnyStateMachine } from 'xstate'

/*
 * Identifies a type by its tag or fields, because values from a preview frame or from another copy of XState have other
 * constructors and fail `instanceof`.
 */

const tagOf = (value: unknown) => Object.prototype.toString.call(value)

export const isMap = (value: unknown): value is ReadonlyMap<unknown, unknown> => tagOf(value) === '[object Map]'
export const isSet = (value: unknown): value is ReadonlySet<unknown> => tagOf(value) === '[object Set]'
export const isError = (value: unknown): value is Error =>
  value instanceof Error || tagOf(value) === '[object Error]' || tagOf(value) === '[object DOMException]'

type Properties = Readonly<Record<string, unknown>>
const hasProperties = (value: unknown): value is Properties =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Returns an object or function unchanged, for reading its properties; returns an empty object for other values. */
export const propertiesOf = (value: unknown): Properties => (hasProperties(value) ? value : {})

export const isActor = (value: unknown): value is AnyActor =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value

export const isStateMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'provide' in value
