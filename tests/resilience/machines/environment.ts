import { type InspectionEvent, SimulatedClock, StateMachine } from 'xstate'
import { Problem, type ProblemKind } from '#domain/problem.ts'
import type { OtherAnswer, SlotCall } from '#machines/fakes.ts'

/** A slot call that is still pending. */
export type Asked = SlotCall<string> & { answer: (other?: OtherAnswer) => void; fail: (problem: Problem) => void }

export type Environment = ReturnType<typeof createEnvironment>

/**
 * The environment of the machines of one run: slots that answer on demand, and a clock that only advances on demand.
 */
export function createEnvironment() {
  const clock = new SimulatedClock()
  let open: Asked[] = []
  /** Every successful slot call, in the order of the answers; `isCalledOff` marks aborted ones. */
  const answered: Array<SlotCall<string> & { isCalledOff: boolean }> = []
  const failed: Array<SlotCall<string> & { problem: Problem }> = []
  const thrown: unknown[] = []
  const settle = (call: SlotCall<string>) => {
    open = open.filter(other => other.signal !== call.signal)
  }
  return {
    clock,
    answered,
    failed,
    thrown,
    /** For the fakes of a machine: each slot call waits for its answer. */
    gate: (call: SlotCall<string>) =>
      new Promise<OtherAnswer | void>((resolve, reject) => {
        const answer = (other?: OtherAnswer) => {
          settle(call)
          answered.push({ ...call, isCalledOff: call.signal.aborted })
          resolve(other)
        }
        const fail = (problem: Problem) => {
          settle(call)
          if (!call.signal.aborted) failed.push({ ...call, problem })
          reject(problem)
        }
        open.push({ ...call, answer, fail })
      }),
    /** The pending slot calls, including aborted ones, because late answers come, too. */
    open: (): readonly Asked[] => open,
    /** The pending slot calls that were not aborted. */
    awaited: (): readonly Asked[] => open.filter(({ signal }) => !signal.aborted),
    /** For `createActor`: collects the errors of machines that ended with one. */
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.snapshot' || event.snapshot.status !== 'error') return
      // A slot that fails ends so, too, which its machine must handle.
      const isMachine = 'logic' in event.actorRef && event.actorRef.logic instanceof StateMachine
      if (isMachine && 'error' in event.snapshot) thrown.push(event.snapshot.error)
    },
  }
}

/** A failure in the form of the server's. */
export const problemOf = (kind: ProblemKind, retryAfter: number | undefined) =>
  new Problem({
    kind,
    title: kind,
    message: `Refused: ${kind}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(kind === 'invalid' ? { fields: { name: 'Not this one', 'materials.0.weight': 'Too heavy' } } : {}),
  })
