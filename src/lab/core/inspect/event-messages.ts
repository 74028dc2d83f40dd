import type { AnyActor, InspectionEvent } from 'xstate'
import { transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { definitionJson } from '#lab/core/chart/definition-json.ts'
import { isStateMachine, propertiesOf } from '#lab/core/cross-realm.ts'
import { actorOf } from '#lab/core/run/actors.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'
import { eventStep } from './event-step.ts'
import type { InspectedEvent } from './inspected-event.ts'
import { snapshotLimits, truncatePayload } from './safe-payload.ts'

const errorOf = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : truncatePayload(error)

function snapshotOf(actor: AnyActor) {
  const { status, value, context, output, error, tags } = { ...actor.getSnapshot() }
  const data = truncatePayload({ status, context, output, tags }, snapshotLimits)
  return { ...Object(data), value, ...(status === 'error' ? { error: errorOf(error) } : {}) }
}

export const snapshotMessage = (actor: AnyActor): InspectedEvent => ({
  type: '@xstate.snapshot',
  sessionId: actor.sessionId,
  snapshot: snapshotOf(actor),
})

const definitions = new WeakMap<object, string>()

/**
 * Returns the definition of a machine as JSON; undefined for other actors, and for a definition that cannot be
 * serialized.
 */
function definitionOf({ logic }: AnyActor): string | undefined {
  if (!isStateMachine(logic)) return undefined
  const { config } = logic
  // Without a definition, the lab shows no chart for the actor.
  return unlessThrown(() => {
    const data = { ...config, context: undefined, types: undefined, schemas: undefined }
    const text = definitions.get(config) ?? definitionJson({ config: data }, 0)
    definitions.set(config, text)
    return text
  }, undefined)
}

const isGenerated = ({ id, sessionId }: AnyActor) => id === sessionId || /^\d+\./.test(id)
const nameOf = (actor: AnyActor): string =>
  isGenerated(actor) ? String(typeof actor.src === 'string' ? actor.src : (actor.logic.id ?? actor.id)) : actor.id

/** Message about the start of an actor, without a snapshot, which XState cannot read during initialization. */
const startMessage = (actor: AnyActor): InspectedEvent & { type: '@xstate.actor' } => ({
  type: '@xstate.actor',
  sessionId: actor.sessionId,
  parentId: actor._parent?.sessionId,
  name: nameOf(actor),
  definition: definitionOf(actor),
})

/** Returns the start messages of an actor and its descendants. */
export const startMessages = (actor: AnyActor | undefined): InspectedEvent[] =>
  actor
    ? [
        { ...startMessage(actor), snapshot: snapshotOf(actor) },
        ...Object.values<AnyActor>({ ...actor.getSnapshot().children }).flatMap(startMessages),
      ]
    : []

/** Returns an inspection event as plain data without secrets; null for an event that the lab does not show. */
export function messageOf(event: InspectionEvent): InspectedEvent | null {
  const actor = actorOf(event.actorRef)
  const { type } = event
  const { sessionId } = actor
  if (type === '@xstate.actor') return startMessage(actor)
  if (type === '@xstate.snapshot') return snapshotMessage(actor)
  if (type === '@xstate.microstep') return { type, sessionId, transitions: event._transitions.map(transitionIdOf) }
  if (type === '@xstate.action') {
    const { type: name, params } = event.action
    const emitted = name === 'xstate.emit' ? Object(truncatePayload(propertiesOf(params)['event'])) : undefined
    return { type, sessionId, action: { type: name, emitted } }
  }
  if (type !== '@xstate.event') return null
  const { error } = event.event as { error?: unknown }
  const sent = { ...Object(truncatePayload(event.event)), ...(error === undefined ? {} : { error: errorOf(error) }) }
  const source = event.sourceRef && actorOf(event.sourceRef)
  return { type, sessionId, sourceId: source?.sessionId, event: sent, step: eventStep(source, actor, event.event) }
}
