import type { AnyActorRef } from 'xstate'
import { childrenOf } from './actors.ts'

/** Actors spawned without an id have a random one, so they are named by index. */
const namedChildrenOf = (actor: AnyActorRef) =>
  Object.values(childrenOf(actor.getSnapshot())).map(
    (child, at) => [child.id === child.sessionId ? `#${at}` : child.id, child] as const,
  )

/** Returns the names of the actors from the root of a run to a descendant; empty for the root. */
export function childPath(actor: AnyActorRef): readonly string[] {
  const { _parent: parent } = actor
  if (!parent) return []
  const [name = actor.id] = namedChildrenOf(parent).find(([, child]) => child === actor) ?? []
  return [...childPath(parent), name]
}

/** Returns the actor at the end of a path, or undefined. */
export const actorAt = (root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined =>
  path.reduce<AnyActorRef | undefined>(
    (actor, step) => actor && namedChildrenOf(actor).find(([name]) => name === step)?.[1],
    root,
  )
