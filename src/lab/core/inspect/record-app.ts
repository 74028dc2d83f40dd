import { stepText } from '#lab/core/run/steps.ts'
import { eventWords, textIn } from './event-words.ts'
import {
  actorStatus,
  hasStates,
  type InspectedActor,
  inspectedActors,
  storeSnapshot,
  storeStep,
} from './inspected-actors.ts'
import type { InspectedEvent } from './inspected-event.ts'
import { type InspectedMessage, messageLog } from './message-log.ts'
import { innermostText } from './snapshot-states.ts'

type Received<Type extends InspectedEvent['type']> = InspectedEvent & { type: Type }

/** True for XState's internal events, which an actor sends to itself or to its parent. */
const isInternal = (type: string) => /^xstate\.(?!init$|done\.|error\.|after\.)/.test(type)

/** Records the events of one app. The objects are mutable; the inspection's `version` changes with each update. */
export function recordApp() {
  const { meet, all } = inspectedActors()
  const log = messageLog()
  /**
   * Running action of each actor: for errors, and because XState reports no sender for events that an actor sends to
   * itself.
   */
  const acting = new WeakMap<InspectedActor, string>()

  function start({ sessionId, parentId, name, definition, snapshot, control }: Received<'@xstate.actor'>, at: number) {
    const actor = meet(sessionId, name, parentId ? meet(parentId) : null)
    Object.assign(actor, { definition: definition ?? null, control: control ?? [] })
    if (!snapshot?.status) return
    if (!actor.snapshot) actor.steps = null
    if (snapshot.status === 'error' && !actor.failure) fail(actor, snapshot.error, at)
    storeSnapshot(actor, snapshot)
  }
  function pass({ sessionId, sourceId, event, step }: Received<'@xstate.event'>, at: number) {
    const to = meet(sessionId)
    const from = sourceId ? meet(sourceId) : acting.has(to) ? to : null
    if (step && actorStatus(to) === 'active' && (step.do !== 'send' || from !== to)) {
      storeStep(to, step.do === 'send' ? from : null, step)
    }
    const { type, ...payload } = event
    acting.delete(to)
    to.snapshot ??= { status: 'active' }
    // XState takes the first transitions of an actor before its first event.
    if (type !== 'xstate.init') to.lastTransitions = []
    if (isInternal(type)) return
    if (type === 'xstate.init')
      log.add({ at, from, to, kind: 'start', words: `start ${to.machine}`, payload: payload['input'] })
    else log.add({ at, from, to, words: step?.do === 'pass' ? stepText(step) : eventWords(event), payload })
  }
  /** Marks the message that ended the actor with an error. */
  function fail(actor: InspectedActor, error: unknown, at: number) {
    const isCause = ({ to, kind }: InspectedMessage) => to === actor && (kind === 'event' || kind === 'start')
    if (!log.latest().some(isCause)) log.add({ at, from: null, to: actor, words: 'error' })
    const cause = log.latest().findLast(one => one.to === actor)
    if (!cause) return
    const failure = {
      name: textIn(error, 'name') || 'Error',
      message: textIn(error, 'message') || String(error),
      stack: textIn(error, 'stack'),
      action: acting.get(actor) ?? null,
      state: innermostText(actor.states),
    }
    cause.error = failure
    actor.failure = { ...cause, error: failure }
  }
  function change({ sessionId, snapshot }: Received<'@xstate.snapshot'>, at: number) {
    const actor = meet(sessionId)
    const { snapshot: before, states } = actor
    const isNewError = snapshot.status === 'error' && before?.status !== 'error'
    if (isNewError && hasStates(actor)) fail(actor, snapshot.error, at)
    acting.delete(actor)
    storeSnapshot(actor, snapshot)
    const isState = snapshot.value !== undefined
    if ((!isState && snapshot.context === undefined) || snapshot.status === 'error') return
    const words = isState ? innermostText(actor.states) : 'context'
    const kind = !isState || (before?.value !== undefined && words === innermostText(states)) ? 'context' : 'state'
    if (kind === 'context' && JSON.stringify(before?.context) === JSON.stringify(snapshot.context)) return
    log.add({ at, from: actor, to: actor, kind, words, snapshot: actor.snapshot })
  }
  function step({ sessionId, transitions }: Received<'@xstate.microstep'>) {
    const actor = meet(sessionId)
    acting.delete(actor)
    actor.lastTransitions = [...actor.lastTransitions, ...transitions]
    for (const id of transitions) {
      actor.visited.transitions.add(id)
      // Snapshots lack transient states, so the sources of transitions are added.
      actor.visited.states.add(id.replace(/#\d+$/, ''))
    }
  }
  function act({ sessionId, action: { type, emitted } }: Received<'@xstate.action'>, at: number) {
    const from = meet(sessionId)
    if (emitted) {
      const { type: words, ...payload } = emitted
      log.add({ at, from, to: null, words: `emits ${words}`, payload })
    }
    if (type.startsWith('xstate.')) acting.delete(from)
    else acting.set(from, type)
  }
  return {
    actors: all,
    messages: log.latest,
    receive(event: InspectedEvent) {
      const at = event.createdAt ?? Date.now()
      if (event.type === '@xstate.actor') start(event, at)
      else if (event.type === '@xstate.event') pass(event, at)
      else if (event.type === '@xstate.snapshot') change(event, at)
      else if (event.type === '@xstate.microstep') step(event)
      else act(event, at)
    },
  }
}
