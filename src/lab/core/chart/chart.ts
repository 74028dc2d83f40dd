/** Trigger of a transition. Actors and delays are named as in the machine. */
export type Trigger =
  | { kind: 'event' | 'answer' | 'failure' | 'snapshot'; name: string }
  /** `ms` is null if the machine computes the duration. An anonymous delay is named after its duration. */
  | { kind: 'delay'; name: string; ms: number | null }
  /** Triggered when the state is done: it reached a final state, or every region of a parallel state did. */
  | { kind: 'end' }
  /** Eventless: enabled immediately if the guard passes. */
  | { kind: 'always' }

export type ChartState = {
  /** Id as in {@link stateId}; '' for the machine itself. */
  id: string
  /** Id of the parent state; null for the machine itself. */
  parent: string | null
  name: string
  /** Description in the definition, if any. */
  description?: string
  /** `choice`: a transient state. `parallel`: a state with concurrently active child states. */
  kind: 'atomic' | 'compound' | 'parallel' | 'choice' | 'final' | 'history'
  /** True for the initial child of a compound state; false for the children of a parallel state. */
  isInitial: boolean
  entry: readonly string[]
  exit: readonly string[]
  /** Names of the actors that the state invokes. */
  invokes: readonly string[]
  /** `target` is entered if the parent was not active before. Null except for history states. */
  history: { isDeep: boolean; target: string } | null
  /** True if the picture shows the state without its children. */
  isFolded?: boolean
  /** Additional rows for the state's box. */
  notes?: readonly string[]
}

export type ChartTransition = {
  /** Unique and stable within its chart. */
  id: string
  from: string
  /** Description in the definition, if any. */
  description?: string
  /** Target state ids. Empty for an internal transition; several if the targets are in parallel regions. */
  to: readonly string[]
  trigger: Trigger
  /** Text such as `isNew` or `isNew and not isBusy`. */
  guard: string | null
  /** True if the transition is enabled only after the guards of earlier transitions fail. */
  isElse: boolean
  /** Names of actions. A transition without actions and target stops the event from reaching parent states. */
  actions: readonly string[]
}

/**
 * Returns the id of a state from its keys, such as `rows.requesting`. Signs that separate the parts of ids are escaped as in
 * XState's targets. An empty key is `""`.
 */
export const stateId = (path: readonly string[]): string =>
  path.map(key => key.replaceAll(/[.#\\]|^"(?="$)/g, String.raw`\$&`) || '""').join('.')

/** Returns the states that can be active, except the machine itself. A history state is never active. */
export const activatableStates = ({ states }: Chart) => states.filter(({ id, kind }) => id !== '' && kind !== 'history')

/** States and transitions of a machine, in definition order. */
export type Chart = { machine: string; states: readonly ChartState[]; transitions: readonly ChartTransition[] }
