import {
  type AnyActorRef,
  createActor,
  type EventObject,
  fromPromise,
  fromTransition,
  type PromiseActorLogic,
} from 'xstate'
import { Problem, type ProblemFacts, type ProblemKind } from '#domain/problem.ts'

/** Behaviour of fake actors, by actor name. An actor without an entry responds immediately. */
export type Script<Src extends string> = {
  /**
   * A single problem makes every call of the actor fail. A list has one entry per call (null: success); later calls
   * succeed.
   */
  failures?: Partial<Record<Src, Problem | ReadonlyArray<Problem | null>>>
  /** Actors that never respond, so that the machine stays in its waiting state. */
  hanging?: readonly Src[]
  /**
   * If present, every call waits for this promise and ignores the rest of the script. A rejection makes the call fail.
   * `actor` is the actor that runs the call.
   */
  gate?: (call: FakeCall<Src>, actor: AnyActorRef) => Promise<OtherAnswer | void>
}

/** Output that replaces the fake's default output. */
export type OtherAnswer = { output: unknown }

/** One call of a fake actor. */
export type FakeCall<Src extends string> = { src: Src; input: unknown; signal: AbortSignal }

/** Returns fake actors that follow one script and record every call in `calls`. */
export function fakeActors<Src extends string>({ failures = {}, hanging = [], gate }: Script<Src> = {}) {
  const calls: FakeCall<Src>[] = []
  const pending = new Map<Src, Array<Problem | null>>()
  const nextFailure = (src: Src): Problem | null => {
    const planned: Problem | ReadonlyArray<Problem | null> = failures[src] ?? []
    if (planned instanceof Problem) return planned
    const left = pending.get(src) ?? [...planned]
    pending.set(src, left)
    return left.shift() ?? null
  }
  /** Completes one call with the result of `answer()`, unless the script overrides it. */
  const outcomeOf = async <Output>(call: FakeCall<Src>, actor: AnyActorRef, answer: () => Output): Promise<Output> => {
    calls.push(call)
    if (gate) {
      const other = await gate(call, actor)
      return other ? (other.output as Output) : answer()
    }
    if (hanging.includes(call.src)) return new Promise<Output>(() => {})
    const failure = nextFailure(call.src)
    if (failure) throw failure
    return answer()
  }
  /** Returns a fake actor that resolves with `answer(input)`, unless the script overrides it. */
  const fake = <Output, Input = void>(name: Src, answer: (input: Input) => Output): PromiseActorLogic<Output, Input> =>
    fromPromise<Output, Input>(({ input, signal, self }) =>
      outcomeOf({ src: name, input, signal }, self, () => answer(input)),
    )
  return { fake, outcomeOf, calls }
}

/** Returns a parent actor that passes the reports of its children to `onReport`. */
export const parentWith = <Report extends EventObject>(onReport: (report: Report) => void) =>
  createActor(
    fromTransition((_, report: Report) => {
      onReport(report)
      return null
    }, null),
  ).start()

/** Parent actor that ignores all events of its children. */
export const someParent = parentWith(() => undefined)

export const someProblem = (kind: ProblemKind, facts: Partial<ProblemFacts> = {}) =>
  new Problem({ kind, title: kind, message: `Refused: ${kind}`, ...facts })
