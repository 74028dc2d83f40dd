/** What makes a transition happen. An actor or a delay is named as the machine names it. */
export type Trigger =
  | { kind: 'event' | 'answer' | 'failure'; name: string }
  /** `ms` is null where the machine computes how long it takes. A delay without a name is named by its length. */
  | { kind: 'delay'; name: string; ms: number | null }
  /** Its state has come to its end: to a final state, or to one in each of its regions. */
  | { kind: 'end' }
  /** It happens at once, if its guard lets it. */
  | { kind: 'always' }

export type ChartState = {
  /** Its path, such as `rows.asking`; '' for the machine itself. */
  id: string
  /** The id of the state that it is in; null for the machine itself. */
  parent: string | null
  name: string
  /** A `choice` is left at once; the states of a `parallel` one are active together. */
  kind: 'atomic' | 'compound' | 'parallel' | 'choice' | 'final'
  /** Whether its parent begins with it; of the states of a parallel one, none is the first. */
  isInitial: boolean
  /** Names of actions. */
  entry: readonly string[]
  exit: readonly string[]
  /** Names of the actors that run in it. */
  invokes: readonly string[]
  tags: readonly string[]
}

export type ChartTransition = {
  /** Unique in its chart, and the same each time. */
  id: string
  from: string
  /** None where it stays in its state and only acts; several where it leads into several regions. */
  to: readonly string[]
  trigger: Trigger
  /** In words, such as `isNew` or `isNew and not isBusy`. */
  guard: string | null
  /** Whether it is for what the guards before it did not let through. */
  isElse: boolean
  /** Names of actions. Without any and without a target, it keeps the event from the states around its own. */
  actions: readonly string[]
}

/** A machine as a picture of it needs it: in the order of its definition. */
export type Chart = { machine: string; states: readonly ChartState[]; transitions: readonly ChartTransition[] }
