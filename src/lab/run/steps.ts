import type { ProblemKind } from '#domain/problem.ts'

/** An event as it is sent by hand: its type, and its payload. */
export type SentEvent = { type: string } & Record<string, unknown>

/**
 * One step of a run: an event that is sent, what the oldest use of a slot under way comes to, or a delay whose time is over.
 * Slots and delays are named as the machine names them, those of its child machines too.
 */
export type RunStep =
  | {
      do: 'send'
      event: SentEvent
      /** The names of the actors that lead to a child of the machine (see `childPath`), where that is sent the event. */
      to?: readonly string[] | undefined
      /** The fields of its payload that JSON cannot hold, and that are left out: it cannot be sent again. */
      lost?: readonly string[] | undefined
    }
  /** `as` names one of the other answers of the example. */
  | { do: 'answer'; slot: string; as?: string | undefined }
  | { do: 'fail'; slot: string; kind: ProblemKind }
  | { do: 'pass'; delay: string }

/** A run from its beginning: everything that it takes to be where it is. */
export type Course = {
  /** The id of the machine. */
  machine: string
  /** The name of one of the inputs of its example. */
  input: string
  steps: readonly RunStep[]
}

/** What cannot be done where a run is: no such use is under way, or no such delay runs. */
export class StepError extends Error {
  override name = 'StepError'
}

/** A step as a log and the title of a test tell it. */
export function stepInWords(step: RunStep): string {
  if (step.do === 'send') return [...(step.to ?? []), step.event.type].join(' › ')
  if (step.do === 'pass') return `${step.delay} passes`
  if (step.do === 'fail') return `${step.slot} fails (${step.kind})`
  return `${step.slot} answers${step.as === undefined ? '' : ` (${step.as})`}`
}
