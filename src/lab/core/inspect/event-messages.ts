import type { ActorRefLike, AnyActor, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { snapshotLimits, truncatePayload } from './safe-payload.ts'

export const inspectedActor = (ref: ActorRefLike) => ref as AnyActor

const errorOf = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : truncatePayload(error)

function snapshotOf(actor: AnyActor) {
  const { status, value, context, output, error, tags } = { ...actor.getSnapshot() }
  const data = truncatePayload({ status, value, context, output, tags }, snapshotLimits)
  return { ...Object(data), ...(status === 'error' ? { error: errorOf(error) } : {}) }
}

export const snapshotMessage = (actor: AnyActor) => ({
  type: '@xstate.snapshot',
  sessionId: actor.sessionId,
  snapshot: snapshotOf(actor),
})

/** JSON replacer for a definition: names functions and inline actors. */
function nameParts(this: Record<string, unknown>, key: string, value: unknown): unknown {
  if (typeof value === 'function') {
    // JavaScript names an anonymous function after its key.
    const name = value.name === key || value.name === '' ? 'inline' : value.name
    return { type: 'type' in value ? value.type : name }
  }
  const given = this[key]
  const isLogic = typeof given === 'object' && given !== null && 'getInitialSnapshot' in given
  return isLogic ? ('id' in given ? given.id : 'inline') : value
}

function definitionOf({ logic: { config } }: AnyActor) {
  if (typeof config !== 'object') return undefined
  try {
    return JSON.stringify({ ...config, context: undefined, types: undefined, schemas: undefined }, nameParts)
  } catch {
    // The lab shows an actor without a definition as an actor without a chart.
    return undefined
  }
}

const isGenerated = ({ id, sessionId }: AnyActor) => id === sessionId || /^\d+\./.test(id)
const nameOf = (actor: AnyActor): string =>
  isGenerated(actor) ? String(typeof actor.src === 'string' ? actor.src : (actor.logic.id ?? actor.id)) : actor.id

/** Start of an actor, without its snapshot: XState refuses to read it while the actor initializes itself. */
const startMessage = (actor: AnyActor) => ({
  type: '@xstate.actor',
  sessionId: actor.sessionId,
  parentId: actor._parent?.sessionId,
  name: nameOf(actor),
  definition: definitionOf(actor),
})

/** Returns the start of an actor and of its descendants. */
export const startMessages = (actor: AnyActor | undefined): object[] =>
  actor
    ? [
        { ...startMessage(actor), snapshot: snapshotOf(actor) },
        ...Object.values<AnyActor>({ ...actor.getSnapshot().children }).flatMap(startMessages),
      ]
    : []

/** Place of a transition in the definition. `index` is its place among the transitions for the same event. */
const placeOf = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType)
  return { source: source.path.join('.'), eventType, index: alternatives?.indexOf(transition) ?? -1 }
}

/** Returns an inspection event as plain data without secrets; null for an event that the lab does not show. */
export function messageOf(event: InspectionEvent): object | null {
  const actor = inspectedActor(event.actorRef)
  const { type } = event
  const { sessionId } = actor
  if (type === '@xstate.actor') return startMessage(actor)
  if (type === '@xstate.snapshot') return snapshotMessage(actor)
  if (type === '@xstate.action') return { type, sessionId, action: { type: event.action.type } }
  if (type === '@xstate.microstep') return { type, sessionId, transitions: event._transitions.map(placeOf) }
  if (type !== '@xstate.event') return null
  const { error } = event.event as { error?: unknown }
  const sent = { ...Object(truncatePayload(event.event)), ...(error === undefined ? {} : { error: errorOf(error) }) }
  return { type, sessionId, sourceId: event.sourceRef && inspectedActor(event.sourceRef).sessionId, event: sent }
}
