import type { ProblemKind } from '#domain/problem.ts'

/** Manually sent event with its payload. */
export type SentEvent = { type: string } & Record<string, unknown>

/** Call of an implementation. `of` is the path of actor names (see `childPath`); the oldest call if omitted. */
type CallOfSlot = { slot: string; of?: readonly string[] | undefined }

/**
 * Step of a run: a sent event, the end of a call, or the end of a delay. Implementations and delays have the names of
 * the machine or its child machines.
 */
export type RunStep =
  | {
      do: 'send'
      event: SentEvent
      /** Path of actor names to the child that receives the event (see `childPath`). */
      to?: readonly string[] | undefined
      /** Omitted payload fields that JSON cannot represent. The event cannot be sent again. */
      lost?: readonly string[] | undefined
    }
  /** `as` names one of the example's other outputs; `output` is typed by the user. */
  | ({ do: 'answer'; as?: string | undefined; output?: unknown } & CallOfSlot)
  | ({ do: 'fail'; kind: ProblemKind } & CallOfSlot)
  | { do: 'pass'; delay: string }

/** Complete run from its start. */
export type Course = {
  machine: string
  /** Name of one of the example's inputs. */
  input: string
  steps: readonly RunStep[]
}

/** Impossible step: no such pending call or running delay. */
export class StepError extends Error {
  override name = 'StepError'
}

/**
 * Returns the log name of a call: "line-1 › save", "find in reading" for an actor named after its state, or
 * "find.copper" for one of several calls.
 */
export function callName({ slot, of = [] }: CallOfSlot): string {
  if (of.length === 0) return slot
  if (of.length > 1) return [...of.slice(0, -1), slot].join(' › ')
  const [id = ''] = of
  return id.startsWith(`${slot}.`) ? id : `${slot} in ${id.replace(/^\d+\.[^.]+\./, '')}`
}

/** Returns the text of a step for logs and test titles. */
export function stepText(step: RunStep): string {
  if (step.do === 'send') return [...(step.to ?? []), step.event.type].join(' › ')
  if (step.do === 'pass') return `${step.delay} passes`
  const use = callName(step)
  if (step.do === 'fail') return `${use} fails (${step.kind})`
  const answer = step.as ?? (step.output === undefined ? '' : JSON.stringify(step.output))
  return `${use} answers${answer && ` (${answer})`}`
}
