import { type InspectionEvent, SimulatedClock, StateMachine } from 'xstate'
import { Problem, type ProblemKind } from '#domain/problem.ts'
import type { SlotCall } from '#machines/fakes.ts'

/** A use of a slot that nobody has answered yet. */
export type Asked = SlotCall<string> & { answer: () => void; fail: (problem: Problem) => void }

export type Environment = ReturnType<typeof createEnvironment>

/** What the machines of one run stand on: slots that answer when they are told to, and a clock that does not go by itself. */
export function createEnvironment() {
  const clock = new SimulatedClock()
  let open: Asked[] = []
  /** Everything that was answered well, in that order; `isCalledOff` where nobody waited for it any more. */
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
    /** For the fakes of a machine: each use waits for its answer. */
    gate: (call: SlotCall<string>) =>
      new Promise<void>((resolve, reject) => {
        const answer = () => {
          settle(call)
          answered.push({ ...call, isCalledOff: call.signal.aborted })
          resolve()
        }
        const fail = (problem: Problem) => {
          settle(call)
          if (!call.signal.aborted) failed.push({ ...call, problem })
          reject(problem)
        }
        open.push({ ...call, answer, fail })
      }),
    /** What waits for an answer, also what was called off meanwhile: late answers come, too. */
    open: (): readonly Asked[] => open,
    /** What somebody still waits for. */
    awaited: (): readonly Asked[] => open.filter(({ signal }) => !signal.aborted),
    /** For `createActor`: notes machines that ended with an error. */
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.snapshot' || event.snapshot.status !== 'error') return
      // A slot that fails ends so, too; that is for its machine to take in.
      const isMachine = 'logic' in event.actorRef && event.actorRef.logic instanceof StateMachine
      if (isMachine && 'error' in event.snapshot) thrown.push(event.snapshot.error)
    },
  }
}

export const problemKinds = [
  'network',
  'timeout',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'tooMany',
  'server',
  'contract',
] as const satisfies readonly ProblemKind[]

/** A failure as the server may tell it. */
export const problemOf = (kind: ProblemKind, retryAfter: number | undefined) =>
  new Problem({
    kind,
    title: kind,
    message: `Refused: ${kind}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(kind === 'invalid' ? { fields: { name: 'Not this one', 'materials.0.weight': 'Too heavy' } } : {}),
  })
