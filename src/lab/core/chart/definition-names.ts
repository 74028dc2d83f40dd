import { and, not, or } from 'xstate'
import { propertiesOf } from '#lab/core/cross-realm.ts'

/**
 * Guard made by XState's `and`, `or` or `not`. Recognised by its check function, because builds mangle function names.
 */
type Joined = { check: unknown; guards: readonly unknown[] }
const isJoined = (guard: unknown): guard is Joined => typeof guard === 'function' && 'guards' in guard
const checkOf = (guard: unknown) => (isJoined(guard) ? guard.check : undefined)
const joints = new Map([
  [checkOf(and([])), ' and '],
  [checkOf(or([])), ' or '],
])
const negation = checkOf(not(''))

/**
 * Returns the name of an action, actor or guard.
 * @throws if the part is inline; the error message contains `place`.
 */
export function partName(part: unknown, place: string): string {
  if (typeof part === 'string') return part
  const { type } = propertiesOf(part)
  if (typeof type === 'string') return type
  throw new Error(`${place} has a part without a name: only what setup() names can be charted`)
}

/** Formats a guard: `isNew`, `isNew and not (isBusy or isClosed)`. @throws if a guard has no name. */
export function guardWords(guard: unknown, place: string, isPart = false): string {
  if (!isJoined(guard)) return partName(guard, place)
  const parts = guard.guards.map(part => guardWords(part, place, true))
  if (guard.check === negation) return `not ${parts.join('')}`
  const joint = joints.get(guard.check)
  if (joint === undefined) throw new Error(`${place} has a guard that is joined by other than and, or and not`)
  return isPart ? `(${parts.join(joint)})` : parts.join(joint)
}
