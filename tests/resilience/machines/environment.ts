import { type InspectionEvent, SimulatedClock, StateMachine } from 'xstate'
import { Problem, type ProblemKind } from '#domain/problem.ts'
import type { FakeCall, OtherAnswer } from '#machines/fakes.ts'

export type PendingCall = FakeCall<string> & { answer: (other?: OtherAnswer) => void; fail: (problem: Problem) => void }

export type Environment = ReturnType<typeof createEnvironment>

/** Creates the environment of the machines in one run: actors and a clock that the test controls. */
export function createEnvironment() {
  const clock = new SimulatedClock()
  let open: PendingCall[] = []
  /** Successful calls in the order of the answers; `isCancelled` marks aborted ones. */
  const answered: Array<FakeCall<string> & { isCancelled: boolean }> = []
  const failed: Array<FakeCall<string> & { problem: Problem }> = []
  const thrown: unknown[] = []
  const settle = (call: FakeCall<string>) => {
    open = open.filter(other => other.signal !== call.signal)
  }
  return {
    clock,
    answered,
    failed,
    thrown,
    /** Holds a call of a fake until the run settles it. */
    gate: (call: FakeCall<string>) =>
      new Promise<OtherAnswer | void>((resolve, reject) => {
        const answer = (other?: OtherAnswer) => {
          settle(call)
          answered.push({ ...call, isCancelled: call.signal.aborted })
          resolve(other)
        }
        const fail = (problem: Problem) => {
          settle(call)
          if (!call.signal.aborted) failed.push({ ...call, problem })
          reject(problem)
        }
        open.push({ ...call, answer, fail })
      }),
    /** Pending calls, including aborted ones, because answers can arrive late. */
    open: (): readonly PendingCall[] => open,
    /** Pending calls without aborted ones. */
    awaited: (): readonly PendingCall[] => open.filter(({ signal }) => !signal.aborted),
    /** For `createActor`: collects the errors of failed machines. */
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.snapshot' || event.snapshot.status !== 'error') return
      // A failed child actor has this status too, but its machine must handle that failure.
      const isMachine = 'logic' in event.actorRef && event.actorRef.logic instanceof StateMachine
      if (isMachine && 'error' in event.snapshot) thrown.push(event.snapshot.error)
    },
  }
}

/** Returns a failure in the server's format. */
export const problemOf = (kind: ProblemKind, retryAfter: number | undefined) =>
  new Problem({
    kind,
    title: kind,
    message: `Refused: ${kind}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(kind === 'invalid' ? { fields: { name: 'Not this one', 'materials.0.weight': 'Too heavy' } } : {}),
  })
