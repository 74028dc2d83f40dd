import type { AnyActorRef } from 'xstate'
import { childrenOf } from './actors.ts'

/** What was spawned without an id has one that differs from run to run: it is named by its place. */
const namedChildrenOf = (actor: AnyActorRef) =>
  Object.values(childrenOf(actor.getSnapshot())).map(
    (child, at) => [child.id === child.sessionId ? `#${at}` : child.id, child] as const,
  )

/** The names of the actors that lead from the root of a run to one beneath it; none for the root itself. */
export function childPath(actor: AnyActorRef): readonly string[] {
  const { _parent: parent } = actor
  if (!parent) return []
  const [name = actor.id] = namedChildrenOf(parent).find(([, child]) => child === actor) ?? []
  return [...childPath(parent), name]
}

/** The actor at the end of a path; undefined where there is none. */
export const actorAt = (root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined =>
  path.reduce<AnyActorRef | undefined>(
    (actor, step) => actor && namedChildrenOf(actor).find(([name]) => name === step)?.[1],
    root,
  )
