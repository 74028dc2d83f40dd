import type { RunStep } from '#lab/core/run/steps.ts'
import { subjectOf } from './actor-subject.ts'
import type { SeenSnapshot } from './inspected-event.ts'
import { snapshotLimits, truncatePayload } from './safe-payload.ts'
import { statePaths } from './snapshot-states.ts'

/** Error that ended an actor while it processed an event. */
export type ActorError = {
  name: string
  message: string
  stack: string
  /** Last action that started before the error; null if there was none, for example for an error in a guard. */
  action: string | null
  /** Active states before the event. */
  state: string
}

/** Actor of an app, without references to the app's objects. */
export type InspectedActor = {
  /** XState's session id, unique until the page is reloaded. */
  readonly session: string
  /** Id of the actor; the name of its logic if XState generated the id. */
  readonly machine: string
  readonly parent: InspectedActor | null
  /** Number of ancestors. */
  readonly depth: number
  /** Ordinal of this actor among all actors of this name since the page loaded, from 1. */
  readonly count: number
  /** Definition of the machine as JSON; null for other actors. */
  definition: string | null
  /** Commands of the lab that the app accepts for this actor. */
  control: ReadonlyArray<'send' | 'restore'>
  /** Latest snapshot; null before the first. */
  snapshot: SeenSnapshot | null
  /** Message that ended the actor with an error; null without an error. Remains when the log drops the message. */
  failure: { number: number; words: string; payload: unknown; error: ActorError } | null
  /** Data that the actor works on, such as a name or a search term. Otherwise ''. */
  subject: string
  /** Paths of the active states, including parents. */
  states: readonly string[]
  /** Paths of all visited states, and chart ids of all visited transitions. */
  readonly visited: { readonly states: Set<string>; readonly transitions: Set<string> }
  /** Chart ids of the transitions that the last event caused. */
  lastTransitions: readonly string[]
  /**
   * Events that the actor and its children received from outside the actor, as steps of a run with this actor as the
   * root. Null if the recording began after the actor.
   */
  steps: RunStep[] | null
  /** True if steps after the first 500 were dropped. */
  isCut: boolean
}

/** Returns the label of an actor: its name with its subject; without a subject, with its ordinal unless that is 1. */
export function actorName({ machine, count, subject }: InspectedActor): string {
  if (subject !== '') return `${machine} · ${subject}`
  return count === 1 ? machine : `${machine} ${count}`
}

export const rootOf = (actor: InspectedActor): InspectedActor => (actor.parent ? rootOf(actor.parent) : actor)

export const actorStatus = ({ snapshot }: InspectedActor) => snapshot?.status ?? 'active'

/** True for an actor with states. */
export const hasStates = ({ snapshot, definition }: InspectedActor) =>
  snapshot?.value !== undefined || (definition?.includes('"states"') ?? false)

export function storeSnapshot(actor: InspectedActor, snapshot: SeenSnapshot) {
  const { value, ...data } = snapshot
  actor.snapshot = { ...Object(truncatePayload(data, snapshotLimits)), ...(value === undefined ? {} : { value }) }
  actor.states = snapshot.value === undefined ? [] : statePaths(snapshot.value)
  for (const path of actor.states) actor.visited.states.add(path)
  actor.subject = subjectOf(snapshot.context)
}

/** Number of stored steps per actor. Keeps the oldest steps, because a replay must begin with them. */
const mostSteps = 500

/** Adds a step to its actor, and to each ancestor that does not contain the sender. `from` is null without a sender. */
export function storeStep(to: InspectedActor, from: InspectedActor | null, step: RunStep) {
  const within = new Set<InspectedActor>()
  for (let at = from; at; at = at.parent) within.add(at)
  for (let at: InspectedActor | null = to; at && !within.has(at); at = at.parent) {
    if (at.steps && at.steps.length < mostSteps) at.steps.push(step)
    else at.isCut = true
  }
}

const newActor = {
  definition: null,
  control: [],
  snapshot: null,
  failure: null,
  subject: '',
  states: [],
  lastTransitions: [],
  isCut: false,
}

/** Number of actors per app. When an app has more, the oldest ended actors are dropped. */
const mostActors = 1000

/** Actors of an app, parents before children. */
export function inspectedActors() {
  const actors = new Map<string, InspectedActor>()
  const counts = new Map<string, number>()
  const oldest = () => {
    const ended = [...actors.values()].filter(actor => actorStatus(actor) !== 'active')
    return ended.find(({ failure }) => !failure) ?? ended[0] ?? [...actors.values()][0]
  }
  /** Returns the actor with this session id. Creates the actor if it is new. */
  function meet(session: string, machine = session, parent: InspectedActor | null = null): InspectedActor {
    const known = actors.get(session)
    if (known) return known
    if (actors.size >= mostActors) actors.delete(oldest()?.session ?? '')
    const count = (counts.get(machine) ?? 0) + 1
    counts.set(machine, count)
    const depth = parent ? parent.depth + 1 : 0
    const visited = { states: new Set<string>(), transitions: new Set<string>() }
    const actor: InspectedActor = { ...newActor, session, machine, parent, depth, count, visited, steps: [] }
    actors.set(session, actor)
    return actor
  }
  return {
    meet,
    /** Returns the actors that have started. React creates some actors that never start. */
    all: (): readonly InspectedActor[] => [...actors.values()].filter(({ snapshot }) => snapshot !== null),
  }
}
