import { eventWords, textIn } from './event-words.ts'
import {
  hasStates,
  type InspectedActor,
  type InspectedMessage,
  inspectedActors,
  transitionPlace,
} from './inspected-actors.ts'
import type { InspectedEvent } from './inspected-event.ts'
import { messageLog } from './message-log.ts'
import { snapshotLimits, truncatePayload } from './safe-payload.ts'
import type { SeenSnapshot } from './seen-actor.ts'
import { innermostStates, statePaths } from './snapshot-states.ts'

function store(actor: InspectedActor, snapshot: SeenSnapshot) {
  actor.snapshot = Object(truncatePayload(snapshot, snapshotLimits))
  actor.states = snapshot.value === undefined ? [] : statePaths(snapshot.value)
  for (const path of actor.states) actor.visited.states.add(path)
}

/** True for events that an actor sends to itself or to its parent for its own work. */
const isInternal = (type: string) => /^xstate\.(?!init$|done\.|error\.|after\.)/.test(type)

/** Records the events of one app. The objects are mutable: `version` of the inspection changes with them. */
export function recordApp() {
  const { meet, all } = inspectedActors()
  const log = messageLog<InspectedActor>()
  /** Last action of each actor since its last event. */
  const acting = new WeakMap<InspectedActor, string>()

  function start({ sessionId, parentId, name, definition, snapshot }: InspectedEvent & { type: '@xstate.actor' }) {
    const actor = meet(sessionId, name, parentId ? meet(parentId) : null)
    actor.definition = definition ?? null
    if (snapshot?.status) store(actor, snapshot)
  }
  function pass({ sessionId, sourceId, event }: InspectedEvent & { type: '@xstate.event' }, at: number) {
    const [to, from] = [meet(sessionId), sourceId ? meet(sourceId) : null]
    acting.delete(to)
    to.taken = []
    to.snapshot ??= { status: 'active' }
    const { type, ...payload } = event
    if (isInternal(type)) return
    if (type === 'xstate.init')
      log.add({ at, from, to, kind: 'start', words: `start ${to.machine}`, payload: payload['input'] })
    else log.add({ at, from, to, words: eventWords(event), payload })
  }
  /** Marks the message that ended the actor with an error. */
  function fail(actor: InspectedActor, error: unknown, at: number) {
    const isCause = ({ to, kind }: InspectedMessage) => to === actor && (kind === 'event' || kind === 'start')
    if (!log.latest().some(isCause)) log.add({ at, from: null, to: actor, words: 'error' })
    const cause = log.latest().findLast(one => one.to === actor)
    if (!cause) return
    cause.error = {
      name: textIn(error, 'name') || 'Error',
      message: textIn(error, 'message') || String(error),
      stack: textIn(error, 'stack'),
      action: acting.get(actor) ?? null,
      state: innermostStates(actor.states),
    }
  }
  function change({ sessionId, snapshot }: InspectedEvent & { type: '@xstate.snapshot' }, at: number) {
    const actor = meet(sessionId)
    const { snapshot: before, states } = actor
    const isNewError = snapshot.status === 'error' && before?.status !== 'error'
    if (isNewError && hasStates(actor)) fail(actor, snapshot.error, at)
    store(actor, snapshot)
    const isState = snapshot.value !== undefined
    if ((!isState && snapshot.context === undefined) || snapshot.status === 'error') return
    const words = isState ? innermostStates(actor.states) : 'context'
    const kind = !isState || (before?.value !== undefined && words === innermostStates(states)) ? 'context' : 'state'
    if (kind === 'context' && JSON.stringify(before?.context) === JSON.stringify(snapshot.context)) return
    log.add({ at, from: actor, to: actor, kind, words, snapshot: actor.snapshot })
  }
  return {
    actors: all,
    messages: log.latest,
    receive(event: InspectedEvent) {
      const at = event.createdAt ?? Date.now()
      if (event.type === '@xstate.actor') start(event)
      else if (event.type === '@xstate.event') pass(event, at)
      else if (event.type === '@xstate.snapshot') change(event, at)
      else if (event.type === '@xstate.microstep') {
        const actor = meet(event.sessionId)
        const places = event.transitions.map(one => transitionPlace(one.source, one.eventType, one.index))
        actor.taken = [...actor.taken, ...places]
        for (const place of places) actor.visited.transitions.add(place)
        // Snapshots lack transient states, so the sources of transitions are added.
        for (const { source } of event.transitions) actor.visited.states.add(source)
      } else acting.set(meet(event.sessionId), event.action.type)
    },
  }
}
