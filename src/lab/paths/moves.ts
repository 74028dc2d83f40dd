import type { AnyMachineSnapshot } from 'xstate'
import { type ProblemKind, problemKinds } from '#domain/problem.ts'
import { childrenOf } from '#lab/run/actors.ts'
import { failureOf } from '#lab/run/failures.ts'
import type { Run } from '#lab/run/replay.ts'
import type { RunStep } from '#lab/run/steps.ts'
import type { AnyExample } from '#machines/example.ts'
import { candidatesOf, innermost, transitionName } from './parts.ts'
import { foreseen, outcomesOf } from './taken.ts'
import { enabledBy, eventsOf, machinesIn } from './whereabouts.ts'

/** A step that can be done where a run is. */
export type Move = {
  step: RunStep
  /** The parts of its machine that it takes, as far as that can be foreseen. */
  takes: readonly string[]
  /** Whether nothing comes of it. */
  isRefused: boolean
}

type Event = { type: string }

/** What an actor comes to, as the event that its machine is told by. */
const ending = (kind: 'done' | 'error', actorId: string, facts: object) => ({
  type: `xstate.${kind}.actor.${actorId}`,
  actorId,
  ...facts,
})

const moved = (run: Run, step: RunStep, events: readonly Event[]): Move => ({
  step,
  takes: events.flatMap(event => foreseen(run.actor, event)),
  isRefused: false,
})

function sending(run: Run, snapshot: AnyMachineSnapshot, event: Event): Move {
  const step = { do: 'send', event } as const
  if (enabledBy(snapshot, event).length > 0) return moved(run, step, [event])
  return { step, takes: outcomesOf(innermost(snapshot), event.type, []), isRefused: true }
}

/** The machines that wait for a slot that is under way, each with the id of its actor. */
function waitingFor(snapshot: AnyMachineSnapshot, slot: string) {
  return machinesIn(snapshot).flatMap(owner => {
    const actorId = Object.values(childrenOf(owner)).find(actor => actor.src === slot)?.id
    return actorId === undefined ? [] : [{ owner, actorId }]
  })
}

/** What a slot that is under way can come to: its fake's answer, the other ones of the example, and failures. */
function ends(
  run: Run,
  snapshot: AnyMachineSnapshot,
  slot: string,
  answers: Readonly<Record<string, unknown>>,
): Move[] {
  const waiting = waitingFor(snapshot, slot)
  /** Where a child of the machine waits, nothing is foreseen. */
  const own = waiting.flatMap(({ owner, actorId }) => (owner === snapshot ? actorId : []))
  // Not known before it answers: it may lead to any of them.
  const perhaps = own.flatMap(id => snapshot._nodes.flatMap(node => candidatesOf(node, `xstate.done.actor.${id}`)))
  const others = Object.entries(answers).map(([as, output]) => {
    const told = own.map(id => ending('done', id, { output }))
    return moved(run, { do: 'answer', slot, as }, told)
  })
  // Of the kinds of failure that lead to the same transitions, one is enough.
  const kinds = new Map<string, ProblemKind>()
  for (const kind of ['server', ...problemKinds] as const) {
    const facts = { error: failureOf(kind) }
    const ways = waiting.map(({ owner, actorId }) => enabledBy(owner, ending('error', actorId, facts)))
    const key = JSON.stringify(ways)
    if (!kinds.has(key)) kinds.set(key, kind)
  }
  const failures = [...kinds.values()].map(kind => {
    const told = own.map(id => ending('error', id, { error: failureOf(kind) }))
    return moved(run, { do: 'fail', slot, kind }, told)
  })
  return [
    { step: { do: 'answer', slot }, takes: perhaps.map(transitionName), isRefused: false },
    ...others,
    ...failures,
  ]
}

function passing(run: Run, snapshot: AnyMachineSnapshot, delay: string): Move {
  const types = snapshot._nodes.flatMap(node => node.after).map(({ eventType }) => eventType)
  const told = types.filter(type => type.startsWith(`xstate.after.${delay}.`)).map(type => ({ type }))
  return moved(run, { do: 'pass', delay }, told)
}

/** The steps that can be done where a run is: what it can be sent, what its slots can come to, and the delays that run. */
export function movesOf(run: Run, example: AnyExample): readonly Move[] {
  const snapshot: AnyMachineSnapshot = run.actor.getSnapshot()
  if (snapshot.status !== 'active') return []
  const slots = new Set(run.uses().map(({ slot }) => slot))
  const delays = new Set(run.waits().map(({ delay }) => delay))
  return [
    ...eventsOf(example).map(event => sending(run, snapshot, event)),
    ...[...slots].flatMap(slot => ends(run, snapshot, slot, example.otherAnswers?.[slot] ?? {})),
    ...[...delays].map(delay => passing(run, snapshot, delay)),
  ]
}
