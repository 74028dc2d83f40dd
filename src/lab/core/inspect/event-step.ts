import type { AnyActor, AnyEventObject } from 'xstate'
import { isStateMachine } from '#lab/core/cross-realm.ts'
import { actorOf, childrenOf } from '#lab/core/run/actors.ts'
import { childPath } from '#lab/core/run/child-path.ts'
import { sentStep } from '#lab/core/run/compare-steps.ts'
import { delayName } from '#lab/core/run/delay-names.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { textIn } from './event-words.ts'
import { truncatePayload } from './safe-payload.ts'

/** Limits of a step's payload. High, because a truncated payload would change the run. */
const stepLimits = { parts: 20_000, depth: 20, characters: 200_000 }

const srcOf = ({ src, id }: AnyActor) => (typeof src === 'string' ? src : id)
const rootOf = (actor: AnyActor): AnyActor => (actor._parent ? rootOf(actorOf(actor._parent)) : actor)

/** Returns the number of pending actors of the implementation `src` below `actor`, at any depth. */
const countUses = (actor: AnyActor, src: string): number =>
  Object.values(childrenOf(actor.getSnapshot()))
    .map(child => (isStateMachine(child.logic) ? countUses(child, src) : Number(srcOf(child) === src)))
    .reduce((sum, count) => sum + count, 0)

function endStep(actor: AnyActor, { type, error }: AnyEventObject): RunStep | null {
  const src = srcOf(actor)
  const use = countUses(rootOf(actor), src) > 1 ? { src, of: childPath(actor) } : { src }
  if (type.startsWith('xstate.done.actor.')) return { do: 'answer', ...use }
  if (!type.startsWith('xstate.error.actor.')) return null
  return { do: 'fail', ...use, kind: textIn(error, 'kind') || textIn(error, 'name') }
}

/**
 * Returns an event that a machine receives as a step of a run of its root, without secrets. Returns null for an event
 * that a run produces automatically.
 */
export function eventStep(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): RunStep | null {
  if (!isStateMachine(target.logic)) return null
  const { type } = event
  if (type.startsWith('xstate.after.')) return { do: 'pass', delay: delayName(target.logic, type) }
  if (source && !isStateMachine(source.logic)) return endStep(source, event)
  if (type.startsWith('xstate.')) return null
  return Object(truncatePayload(sentStep(event, childPath(target)), stepLimits))
}
