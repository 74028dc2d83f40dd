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

/** Names that JavaScript derives for an unnamed function from its property in the definition. */
const properties = new Set(['', 'guard', 'cond', 'entry', 'exit', 'actions', 'src', 'logic'])

/** Name for an unnamed inline part of a definition. */
export const inline = 'inline'

/** Returns the subject of one of XState's own actions: a raised event, a spawned actor or a cancelled id. */
function subjectOf(action: Readonly<Record<string, unknown>>): string {
  const subject = [action['event'], action['src'], action['sendId'], action['actorRef']].find(Boolean)
  const type = typeof subject === 'string' ? subject : propertiesOf(subject)['type']
  return typeof type === 'string' ? ` ${type}` : ''
}

/**
 * Returns the name of an action, actor or guard. A part without a name is `inline`, or the type of XState's own action.
 */
export function partName(part: unknown): string {
  if (typeof part === 'string') return part
  const facts = propertiesOf(part)
  const { type, id, root, stateValue } = facts
  if (typeof type === 'string') return type.startsWith('xstate.') ? type.slice(7) + subjectOf(facts) : type
  if (stateValue !== undefined) return `in ${typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)}`
  if (root !== undefined && typeof id === 'string') return id
  return typeof part === 'function' && !properties.has(part.name) ? part.name : inline
}

/** Formats a guard: `isNew`, `isNew and not (isBusy or isClosed)`. */
export function guardWords(guard: unknown, isPart = false): string {
  if (!isJoined(guard)) return partName(guard)
  const parts = guard.guards.map(part => guardWords(part, true))
  if (guard.check === negation) return `not ${parts.join('')}`
  const joined = parts.join(joints.get(guard.check) ?? ', ')
  return isPart ? `(${joined})` : joined
}
