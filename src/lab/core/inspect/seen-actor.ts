/** Snapshot of any actor as plain data. Only machines have a value and a context. */
export type SeenSnapshot = {
  status?: 'active' | 'done' | 'error' | 'stopped' | undefined
  value?: unknown
  context?: unknown
  output?: unknown
  error?: unknown
  tags?: unknown
}

/** Actor as lists and sequence diagrams show it. */
export type SeenActor = {
  /** XState's session id, unique until the page is reloaded. */
  readonly session: string
  /** Name of the machine, or of an actor without one. */
  readonly machine: string
  readonly parent: SeenActor | null
  /** Number of ancestors. */
  readonly depth: number
  /** Ordinal of this actor among all actors of this name since the page loaded, from 1. */
  readonly count: number
  /** Data that the actor works on, such as a name or a search term. Otherwise ''. */
  subject: string
  /** Paths of the active states, including parents. */
  states: readonly string[]
}

/**
 * Returns the label of an actor: its machine and subject. Without a subject, the label contains the actor's ordinal
 * instead, unless the ordinal is 1.
 */
export function actorName({ machine, count, subject }: SeenActor): string {
  if (subject !== '') return `${machine} · ${subject}`
  return count === 1 ? machine : `${machine} ${count}`
}

export const rootOf = (actor: SeenActor): SeenActor => (actor.parent ? rootOf(actor.parent) : actor)
