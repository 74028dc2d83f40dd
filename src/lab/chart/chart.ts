/** Trigger of a transition. Actors and delays have the machine's names. */
export type Trigger =
  | { kind: 'event' | 'answer' | 'failure'; name: string }
  /** `ms` is null if the machine computes it. The name of an anonymous delay is its length. */
  | { kind: 'delay'; name: string; ms: number | null }
  /** The state is done: it reached a final state, in each region if it is parallel. */
  | { kind: 'end' }
  /** Eventless, taken at once if its guard allows it. */
  | { kind: 'always' }

export type ChartState = {
  /** Path such as `rows.asking`; '' for the machine itself. */
  id: string
  /** Id of the parent state; null for the machine itself. */
  parent: string | null
  name: string
  /** `choice`: a transient state. `parallel`: its states are active together. */
  kind: 'atomic' | 'compound' | 'parallel' | 'choice' | 'final'
  /** True for the initial state of its parent; false for the states of a parallel one. */
  isInitial: boolean
  entry: readonly string[]
  exit: readonly string[]
  /** Names of the actors that run in the state. */
  invokes: readonly string[]
  tags: readonly string[]
}

export type ChartTransition = {
  /** Unique and stable in its chart. */
  id: string
  from: string
  /** Empty for an internal transition; several for targets in several regions. */
  to: readonly string[]
  trigger: Trigger
  /** Text such as `isNew` or `isNew and not isBusy`. */
  guard: string | null
  /** True if it is taken when the guards before it refuse. */
  isElse: boolean
  /** Names of actions. Without actions and target, the transition blocks the event for its parents. */
  actions: readonly string[]
}

/** Chart of a machine, in the order of its definition. */
export type Chart = { machine: string; states: readonly ChartState[]; transitions: readonly ChartTransition[] }
