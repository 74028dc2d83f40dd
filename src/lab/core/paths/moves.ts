import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import { childrenOf, isOfMachine } from '#lab/core/run/actors.ts'
import { type AnyExample, failuresOf } from '#lab/core/run/any-example.ts'
import { childPath } from '#lab/core/run/child-path.ts'
import type { Run } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'
import { candidatesOf, guardName, guardOutcome, innermost, nodesOf, transitionName } from './parts.ts'
import { outcomesOf, predict } from './record-coverage.ts'
import { enabledBy, eventsOf, machinesIn } from './state-position.ts'

/** Step that a run can take at its current place. */
export type Move = {
  step: RunStep
  /** Names of the machine's parts that the step is predicted to cover. */
  takes: readonly string[]
  /** True if the machine ignores the event of the step. */
  isRefused: boolean
  /** Predicted snapshot after the step; absent if it depends on more than the machine. */
  end?: AnyMachineSnapshot | null
}

type Event = { type: string }

/** Returns the event with which XState reports the end of an actor. */
const ending = (kind: 'done' | 'error', actorId: string, facts: object) => ({
  type: `xstate.${kind}.actor.${actorId}`,
  actorId,
  ...facts,
})

/**
 * Returns the move for a step that causes the events. Its end is predicted only for a single event that the machine
 * handles.
 */
function moved(run: Run, step: RunStep, events: readonly Event[], waiting: readonly string[]): Move {
  const snapshot: AnyMachineSnapshot = run.actor.getSnapshot()
  const nothing = { parts: [], end: null }
  const predicted = events.map(event => unlessThrown(() => predict(run.actor, event, waiting), nothing))
  const isHandled = events.length === 1 && events.every(event => enabledBy(snapshot, event).length > 0)
  const end = isHandled ? (predicted[0]?.end ?? null) : null
  return { step, takes: predicted.flatMap(({ parts }) => parts), isRefused: false, end }
}

function sending(run: Run, snapshot: AnyMachineSnapshot, event: Event, waiting: readonly string[]): Move {
  const step = { do: 'send', event } as const
  if (enabledBy(snapshot, event).length > 0) return moved(run, step, [event], waiting)
  return { step, takes: outcomesOf(innermost(snapshot), event.type, []), isRefused: true }
}

/** Returns the machines with a pending actor of the implementation `src`, each with that actor's id. */
function waitingFor(snapshot: AnyMachineSnapshot, src: string) {
  return machinesIn(snapshot).flatMap(owner => {
    const actorId = Object.values(childrenOf(owner)).find(actor => actor.src === src)?.id
    return actorId === undefined ? [] : [{ owner, actorId }]
  })
}

/**
 * Returns one move for each possible result of a pending actor: the fake's output, the example's other outputs, and
 * failures.
 */
function ends(run: Run, snapshot: AnyMachineSnapshot, src: string, example: AnyExample): Move[] {
  const waiting = waitingFor(snapshot, src)
  /** Includes only actors of the root machine: results of a child machine's actors are not predicted. */
  const own = waiting.flatMap(({ owner, actorId }) => (owner === snapshot ? actorId : []))
  // The fake's output is unknown before it responds, so each candidate transition might be enabled.
  const perhaps = own.flatMap(id => snapshot._nodes.flatMap(node => candidatesOf(node, `xstate.done.actor.${id}`)))
  const others = Object.entries(example.otherAnswers?.[src] ?? {}).map(([as, output]) => {
    const endings = own.map(id => ending('done', id, { output }))
    return moved(run, { do: 'answer', src, as }, endings, example.actors)
  })
  // Failure kinds that enable the same transitions are tried only once.
  const kinds = new Map<string, readonly [kind: string, error: unknown]>()
  for (const failure of Object.entries(failuresOf(example))) {
    const [, error] = failure
    const outcomes = waiting.map(({ owner, actorId }) => enabledBy(owner, ending('error', actorId, { error })))
    const key = JSON.stringify(outcomes)
    if (!kinds.has(key)) kinds.set(key, failure)
  }
  const failures = [...kinds.values()].map(([kind, error]) => {
    const endings = own.map(id => ending('error', id, { error }))
    return moved(run, { do: 'fail', src, kind }, endings, example.actors)
  })
  return [{ step: { do: 'answer', src }, takes: perhaps.map(transitionName), isRefused: false }, ...others, ...failures]
}

function passing(run: Run, snapshot: AnyMachineSnapshot, delay: string, waiting: readonly string[]): Move {
  const ended = snapshot._nodes.flatMap(node => node.after).filter(after => String(after.delay) === delay)
  const endings = [...new Set(ended.map(({ eventType }) => eventType))].map(type => ({ type }))
  return moved(run, { do: 'pass', delay }, endings, waiting)
}

/** Returns a move for each value of the guards in active and transient states. */
function assuming(snapshot: AnyMachineSnapshot, guards: readonly string[]): Move[] {
  const { machine, _nodes } = snapshot
  const calls = [
    ..._nodes.flatMap(node => [...node.transitions.values()].flat()),
    ...nodesOf(machine).flatMap(node => node.always ?? []),
  ]
  return guards.flatMap(guard => {
    const guarded = calls.filter(one => guardName(one) === guard)
    return [true, false].flatMap(value => {
      const takes = [guardOutcome(guard, value), ...(value ? guarded.map(transitionName) : [])]
      return guarded.length > 0 ? { step: { do: 'assume', guard, value } as const, takes, isRefused: false } : []
    })
  })
}

/** Returns the events that the child machines of an actor handle, at any depth. Their effects are not predicted. */
function sendingBelow(actor: AnyActor, events: NonNullable<AnyExample['childEvents']>): Move[] {
  return Object.values(childrenOf(actor.getSnapshot())).flatMap(child => {
    const snapshot: unknown = child.getSnapshot()
    if (!isOfMachine(snapshot)) return []
    const handled = (events[snapshot.machine.id] ?? []).filter(event => enabledBy(snapshot, event).length > 0)
    const own = handled.map(event => ({ do: 'send', event, to: childPath(child) }) as const)
    return [...own.map(step => ({ step, takes: [], isRefused: false })), ...sendingBelow(child, events)]
  })
}

/** Returns the possible steps of a run: events, results of pending actors, ends of running delays, and assumptions. */
export function movesOf(run: Run, example: AnyExample): readonly Move[] {
  const snapshot: AnyMachineSnapshot = run.actor.getSnapshot()
  if (snapshot.status !== 'active') return []
  const actors = new Set(run.uses().map(({ src }) => src))
  const delays = new Set(run.waits().map(({ delay }) => delay))
  return [
    ...eventsOf(example).map(event => sending(run, snapshot, event, example.actors)),
    ...[...actors].flatMap(src => ends(run, snapshot, src, example)),
    ...[...delays].map(delay => passing(run, snapshot, delay, example.actors)),
    ...assuming(snapshot, example.guards ?? []),
    ...sendingBelow(run.actor, example.childEvents ?? {}),
  ]
}
