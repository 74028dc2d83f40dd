import type { AnyActorRef } from 'xstate'
import { childrenOf } from './actors.ts'

/**
 * Names the children of an actor. Ids of actors spawned without an id are random, so these actors get an index as the
 * name.
 */
const namedChildrenOf = (actor: AnyActorRef) =>
  Object.values(childrenOf(actor.getSnapshot())).map(
    (child, at) => [child.id === child.sessionId ? `#${at}` : child.id, child] as const,
  )

/** Returns the path of actor names from a run's root to a descendant. Empty for the root. */
export function childPath(actor: AnyActorRef): readonly string[] {
  const { _parent: parent } = actor
  if (!parent) return []
  const [name = actor.id] = namedChildrenOf(parent).find(([, child]) => child === actor) ?? []
  return [...childPath(parent), name]
}

/** Returns the actor at the end of a path of names; undefined if the path leads to no actor. */
export const actorAt = (root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined =>
  path.reduce<AnyActorRef | undefined>(
    (actor, step) => actor && namedChildrenOf(actor).find(([name]) => name === step)?.[1],
    root,
  )
