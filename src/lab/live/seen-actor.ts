import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/chart/transitions-of.ts'
import type { RunStep } from '#lab/run/steps.ts'
import { fieldsIn } from '#rules/fields.ts'

/** An actor of the app that is a machine, as data: it lives no longer because it was seen. */
export type SeenActor = {
  /** Unique in the visit. */
  readonly session: string
  /** The id of its machine. */
  readonly machine: string
  readonly parent: SeenActor | null
  /** How many parents it has. */
  readonly depth: number
  /** The how many-th of its machine it is in this visit, from 1. */
  readonly count: number
  /** Null once it has ended. Some are just dropped by the app, without an end. */
  ref: WeakRef<AnyActor> | null
  /** What it is about. */
  subject: string
  /** The paths of the states that it is in, those around them too. */
  states: readonly string[]
  /** The paths of all states that it was in, and the transitions that it took, by their ids in its chart. */
  readonly visited: { readonly states: Set<string>; readonly transitions: Set<string> }
  /** The transitions that it took last. */
  taken: readonly string[]
  /**
   * What came to it or to its parts from outside, from its start on, as steps of a run that begins with the actor that it is
   * a part of.
   */
  readonly steps: RunStep[]
  /** Whether there were more. */
  isCut: boolean
}

/** An actor that was just met. */
export const seenActor = (ref: AnyActor, machine: string, parent: SeenActor | null, count: number): SeenActor => ({
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

/** What an actor is about, as its context tells it: a name, what was typed, or the beginning of an id; '' where it tells nothing. */
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

/** How an actor is called: by its machine, and by what it is about, or else by its number. */
export function actorName({ machine, count, subject }: SeenActor): string {
  if (subject !== '') return `${machine} · ${subject}`
  return count === 1 ? machine : `${machine} ${count}`
}

/** Notes how an actor stands after an event, or a part of one. */
export function noteSnapshot(actor: SeenActor, { _nodes, context }: AnyMachineSnapshot) {
  actor.states = _nodes.map(pathOf)
  for (const path of actor.states) actor.visited.states.add(path)
  actor.subject = subjectOf(context)
}

/** How many steps of each actor are kept: its first ones, because a run begins with them. */
const mostSteps = 500

/** Notes what came to an actor from another one, or null: for itself, and for those around it that it came to from outside. */
export function noteStep(to: SeenActor, from: SeenActor | null, step: RunStep) {
  const within = new Set<SeenActor>()
  for (let at = from; at; at = at.parent) within.add(at)
  for (let at: SeenActor | null = to; at && !within.has(at); at = at.parent) {
    if (at.steps.length < mostSteps) at.steps.push(step)
    else at.isCut = true
  }
}
