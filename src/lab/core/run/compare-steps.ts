import type { RunStep, SentEvent } from './steps.ts'

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/** True if a value survives a round trip through JSON. Undefined fields are ignored. */
export function isSerializable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  if (Array.isArray(value)) return value.every(isSerializable)
  return isPlain(value) && Object.values(value).every(part => part === undefined || isSerializable(part))
}

/** Returns the step that sends `event` to the actor at the path `to`, without fields that JSON cannot represent. */
export function sentStep(event: SentEvent, to: readonly string[]): RunStep {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  const lost = fields.flatMap(([name, value]) => (isSerializable(value) ? [] : [name]))
  return {
    do: 'send',
    event: { ...Object.fromEntries(fields.filter(([name]) => !lost.includes(name))), type: event.type },
    ...(to.length > 0 ? { to } : {}),
    ...(lost.length > 0 ? { lost } : {}),
  }
}

/** Sorts the fields of each object alphabetically. */
function inOrder(_name: string, value: unknown): unknown {
  // JSON has no bigint.
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
}

/** True if two values are equal as JSON, regardless of field order. */
export const isSameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

export const isSameStep = (one: RunStep | undefined, other: RunStep | undefined): boolean => isSameData(one, other)

/** True if `steps` starts with `prefix`. */
export const continuesFrom = (prefix: readonly RunStep[], steps: readonly RunStep[]): boolean =>
  prefix.length <= steps.length && prefix.every((step, at) => isSameStep(step, steps[at]))
