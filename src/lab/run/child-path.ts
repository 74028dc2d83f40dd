import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

const childrenOf = (actor: AnyActorRef): Array<[name: string, child: AnyActorRef]> => {
  const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>
  // What was spawned without an id has one that differs from run to run: it is told by its place.
  return Object.values(children as Record<string, AnyActorRef>).map((child, at) => [
    child.id === child.sessionId ? `#${at}` : child.id,
    child,
  ])
}

/** The names of the actors that lead from the root of a run to one beneath it; none for the root itself. */
export function childPath(actor: AnyActorRef): readonly string[] {
  const { _parent: parent } = actor
  if (!parent) return []
  const [name = actor.id] = childrenOf(parent).find(([, child]) => child === actor) ?? []
  return [...childPath(parent), name]
}

/** The actor at the end of a path; undefined where there is none. */
export const actorAt = (root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined =>
  path.reduce<AnyActorRef | undefined>(
    (actor, step) => actor && childrenOf(actor).find(([name]) => name === step)?.[1],
    root,
  )
