import type { LoggedMessage } from './message-log.ts'
import type { SeenActor, SeenSnapshot } from './seen-actor.ts'

/** Actor of another page or process. */
export type InspectedActor = SeenActor & {
  readonly parent: InspectedActor | null
  /** Definition of the machine as JSON; null for other actors. */
  definition: string | null
  /** Latest snapshot; null before the first. */
  snapshot: SeenSnapshot | null
  /** Paths of all visited states, and places of all transitions (see `transitionPlace`). */
  readonly visited: { readonly states: Set<string>; readonly transitions: Set<string> }
  /** Places of the transitions that the last event caused. */
  taken: readonly string[]
}
export type InspectedMessage = LoggedMessage<InspectedActor>

/** Number of actors per app. When an app has more, the oldest ended actors are dropped. */
const mostActors = 1000

/** Identifies a transition by its source, its event and its place among the alternatives for the event. */
export const transitionPlace = (source: string, eventType: string, index: number) => `${source}#${eventType}#${index}`

/** True for an actor with states. */
export const hasStates = ({ snapshot, definition }: InspectedActor) =>
  snapshot?.value !== undefined || (definition?.includes('"states"') ?? false)

const statusOf = ({ snapshot }: InspectedActor) => snapshot?.status ?? 'active'

/** Actors of an app, parents before children. */
export function inspectedActors() {
  const actors = new Map<string, InspectedActor>()
  const counts = new Map<string, number>()
  function drop() {
    const ended = [...actors.values()].find(actor => statusOf(actor) !== 'active')
    actors.delete(ended?.session ?? actors.keys().next().value ?? '')
  }
  /** Returns the actor with this session id. Creates it if it is new. */
  function meet(session: string, machine = session, parent: InspectedActor | null = null): InspectedActor {
    const known = actors.get(session)
    if (known) return known
    if (actors.size >= mostActors) drop()
    const count = (counts.get(machine) ?? 0) + 1
    counts.set(machine, count)
    const seen = { session, machine, parent, depth: parent ? parent.depth + 1 : 0, count, subject: '', states: [] }
    const actor: InspectedActor = {
      ...seen,
      definition: null,
      snapshot: null,
      visited: { states: new Set(), transitions: new Set() },
      taken: [],
    }
    actors.set(session, actor)
    return actor
  }
  return {
    meet,
    /** Returns the actors that have started. React creates some actors that never start. */
    all: (): readonly InspectedActor[] => [...actors.values()].filter(({ snapshot }) => snapshot !== null),
  }
}
