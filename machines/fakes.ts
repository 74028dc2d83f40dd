import { type AnyActorRef, createActor, fromPromise, fromTransition, type PromiseActorLogic } from 'xstate'
import { Problem, type ProblemFacts, type ProblemKind } from '#domain/problem.ts'

/** How fake slots behave, by the name of the slot. A slot that is not named answers at once. */
export type Script<Slot extends string> = {
  /** A problem fails every use. A list has one entry for each use (null answers); later uses answer. */
  failures?: Partial<Record<Slot, Problem | ReadonlyArray<Problem | null>>>
  /** Slots that never answer, which keeps a machine in its waiting state. */
  hanging?: readonly Slot[]
  /** Every use waits for this promise, whatever else the script says; a rejection fails the use. `actor` is the use. */
  gate?: (call: SlotCall<Slot>, actor: AnyActorRef) => Promise<OtherAnswer | void>
}

/** What a use answers with in place of its fake's own answer. */
export type OtherAnswer = { output: unknown }

/** One use of a fake slot. */
export type SlotCall<Slot extends string> = { slot: Slot; input: unknown; signal: AbortSignal }

/** Makes fake slots that follow one script and record every use in `calls`. */
export function fakeSlots<Slot extends string>({ failures = {}, hanging = [], gate }: Script<Slot> = {}) {
  const calls: SlotCall<Slot>[] = []
  const pending = new Map<Slot, Array<Problem | null>>()
  const nextFailure = (slot: Slot): Problem | null => {
    const planned: Problem | ReadonlyArray<Problem | null> = failures[slot] ?? []
    if (planned instanceof Problem) return planned
    const left = pending.get(slot) ?? [...planned]
    pending.set(slot, left)
    return left.shift() ?? null
  }
  /** Answers one use with `answer()`, unless the script says otherwise. */
  const outcomeOf = async <Output>(call: SlotCall<Slot>, actor: AnyActorRef, answer: () => Output): Promise<Output> => {
    calls.push(call)
    if (gate) {
      const other = await gate(call, actor)
      return other ? (other.output as Output) : answer()
    }
    if (hanging.includes(call.slot)) return new Promise<Output>(() => {})
    const failure = nextFailure(call.slot)
    if (failure) throw failure
    return answer()
  }
  /** A filled slot that answers with `answer(input)`, unless the script says otherwise. */
  const slot = <Output, Input = void>(name: Slot, answer: (input: Input) => Output): PromiseActorLogic<Output, Input> =>
    fromPromise<Output, Input>(({ input, signal, self }) =>
      outcomeOf({ slot: name, input, signal }, self, () => answer(input)),
    )
  return { slot, outcomeOf, calls }
}

/** The parent of a machine that reports: it hears everything, and does nothing. */
export const someParent = createActor(fromTransition(state => state, null)).start()

/** What a call fails with. */
export const someProblem = (kind: ProblemKind, facts: Partial<ProblemFacts> = {}) =>
  new Problem({ kind, title: kind, message: `Refused: ${kind}`, ...facts })
