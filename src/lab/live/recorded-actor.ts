import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'
import type { LoggedMessage } from '#lab/core/inspect/message-log.ts'
import type { SeenActor } from '#lab/core/inspect/seen-actor.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { fieldsIn } from '#rules/fields.ts'

/** Record of a machine actor of the app. Does not prevent garbage collection of the actor. */
export type RecordedActor = SeenActor & {
  readonly parent: RecordedActor | null
  /** Null after the actor has ended. A dropped actor never ends, but its reference becomes empty. */
  ref: WeakRef<AnyActor> | null
  /** Paths of all visited states, and chart ids of the transitions taken. */
  readonly visited: { readonly states: Set<string>; readonly transitions: Set<string> }
  /** Chart ids of the transitions that the last event caused. */
  taken: readonly string[]
  /**
   * Events that the actor and its children received from outside the actor, as steps of a run with this actor as the
   * root.
   */
  readonly steps: RunStep[]
  /** True if steps after the first 500 were dropped. */
  isCut: boolean
}

/** Message between machines of the app. */
export type RecordedMessage = LoggedMessage<RecordedActor>

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

/**
 * Returns the actor's subject, taken from its context: a name, a search term, a URL path, or the first characters of an
 * id. Returns '' without a subject.
 */
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

/** Updates an actor's states and subject after an event or microstep. */
export function storeSnapshot(actor: RecordedActor, { _nodes, context }: AnyMachineSnapshot) {
  actor.states = _nodes.map(pathOf)
  for (const path of actor.states) actor.visited.states.add(path)
  actor.subject = subjectOf(context)
}

/** Number of stored steps per actor. The oldest are kept, because a replay must begin with them. */
const mostSteps = 500

/**
 * Adds a step to its actor, and to each ancestor that does not contain the sender. `from` is null if there is no
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
