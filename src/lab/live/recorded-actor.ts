import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/chart/chart-transitions.ts'
import type { RunStep } from '#lab/run/steps.ts'
import { fieldsIn } from '#rules/fields.ts'

/** Data of a machine actor of the app. Does not prevent the actor's garbage collection. */
export type RecordedActor = {
  /** Unique per visit. */
  readonly session: string
  readonly machine: string
  readonly parent: RecordedActor | null
  /** Number of ancestors. */
  readonly depth: number
  /** Ordinal among the actors of this machine in the visit, from 1. */
  readonly count: number
  /** Null after the end. The app drops some actors without an end. */
  ref: WeakRef<AnyActor> | null
  /** Subject, such as a name or a search term. */
  subject: string
  /** Paths of the active states, including parents. */
  states: readonly string[]
  /** Paths of all visited states, and chart ids of the transitions taken. */
  readonly visited: { readonly states: Set<string>; readonly transitions: Set<string> }
  /** Transitions of the last event. */
  taken: readonly string[]
  /** External events of the actor and its children since its start, as steps of a run of its root. */
  readonly steps: RunStep[]
  /** True if further steps were dropped. */
  isCut: boolean
}

export const recordedActor = (
  ref: AnyActor,
  machine: string,
  parent: RecordedActor | null,
  count: number,
): RecordedActor => ({
  session: ref.sessionId,
  machine,
  parent,
  depth: parent ? parent.depth + 1 : 0,
  count,
  ref: new WeakRef(ref),
  subject: '',
  states: [],
  visited: { states: new Set(), transitions: new Set() },
  taken: [],
  steps: [],
  isCut: false,
})

const nameIn = (value: unknown) => {
  const { name } = fieldsIn(value)
  return typeof name === 'string' ? name : ''
}

/** Returns the subject from an actor's context: a name, typed text, or the beginning of an id; '' without one. */
function subjectOf(context: unknown): string {
  const { id, term, material, member, values, user, address } = fieldsIn(context)
  const name = [context, material, member, values, user].map(nameIn).find(Boolean)
  if (name !== undefined) return name
  if (typeof term === 'string' && term !== '') return `“${term}”`
  const { path } = fieldsIn(address)
  if (typeof path === 'string') return path
  if (id === null) return 'new'
  return typeof id === 'string' ? id.slice(0, 8) : ''
}

/** Returns the label of an actor: its machine with its subject, else with its number. */
export function actorName({ machine, count, subject }: RecordedActor): string {
  if (subject !== '') return `${machine} · ${subject}`
  return count === 1 ? machine : `${machine} ${count}`
}

/** Stores the states of an actor after an event or microstep. */
export function storeSnapshot(actor: RecordedActor, { _nodes, context }: AnyMachineSnapshot) {
  actor.states = _nodes.map(pathOf)
  for (const path of actor.states) actor.visited.states.add(path)
  actor.subject = subjectOf(context)
}

/** Number of stored steps per actor. The first are kept, because a run starts with them. */
const mostSteps = 500

/**
 * Stores a step for its actor and for the ancestors that the event reached from outside. `from` is null without a
 * sender.
 */
export function storeStep(to: RecordedActor, from: RecordedActor | null, step: RunStep) {
  const within = new Set<RecordedActor>()
  for (let at = from; at; at = at.parent) within.add(at)
  for (let at: RecordedActor | null = to; at && !within.has(at); at = at.parent) {
    if (at.steps.length < mostSteps) at.steps.push(step)
    else at.isCut = true
  }
}
