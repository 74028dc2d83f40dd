import type { ProblemKind } from '#domain/problem.ts'

/** An event as it is sent by hand: its type, and its payload. */
export type SentEvent = { type: string } & Record<string, unknown>

/** A use of a slot. The path is the names of the actors that lead to it (see `childPath`); the oldest use if left out. */
type UseOfSlot = { slot: string; of?: readonly string[] | undefined }

/**
 * One step of a run: an event that is sent, the end of a use of a slot, or the end of a delay. Slots and delays have the
 * names of the machine, also those of its child machines.
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
  /** `as` names one of the other answers of the example; `output` is an answer that a person typed. */
  | ({ do: 'answer'; as?: string | undefined; output?: unknown } & UseOfSlot)
  | ({ do: 'fail'; kind: ProblemKind } & UseOfSlot)
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

/** A use as a log names it: "line-1 › save", "find in reading" if its actor is named after the state, or "find.copper" if the slot is called several times. */
export function nameOfUse({ slot, of = [] }: UseOfSlot): string {
  if (of.length === 0) return slot
  if (of.length > 1) return [...of.slice(0, -1), slot].join(' › ')
  const [id = ''] = of
  return id.startsWith(`${slot}.`) ? id : `${slot} in ${id.replace(/^\d+\.[^.]+\./, '')}`
}

/** A step as a log and the title of a test tell it. */
export function stepInWords(step: RunStep): string {
  if (step.do === 'send') return [...(step.to ?? []), step.event.type].join(' › ')
  if (step.do === 'pass') return `${step.delay} passes`
  const use = nameOfUse(step)
  if (step.do === 'fail') return `${use} fails (${step.kind})`
  const answer = step.as ?? (step.output === undefined ? '' : JSON.stringify(step.output))
  return `${use} answers${answer && ` (${answer})`}`
}
