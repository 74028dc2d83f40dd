import * as z from 'zod/mini'
import { unlessThrown } from '#lab/core/unless-thrown.ts'

const name = z.string()
const path = z.readonly(z.array(name))
/**
 * Reference to a call of an implementation. `of` is the path of actor names (see `childPath`). Default: the oldest
 * call.
 */
const call = { src: name, of: z.optional(path) }

export const stepSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('send'),
    event: z.catchall(z.object({ type: name }), z.unknown()),
    /** Path of actor names to the child that receives the event (see `childPath`). Default: the root. */
    to: z.optional(path),
    /** Names of the payload fields that JSON cannot represent. The event then cannot be sent again. */
    lost: z.optional(path),
  }),
  /** `as` names one of the example's other outputs; `output` is a value that the user typed. */
  z.object({ do: z.literal('answer'), ...call, as: z.optional(name), output: z.optional(z.unknown()) }),
  /** `kind` names one of the example's failures; `error` is a text that the user typed (see `typedError`). */
  z.object({ do: z.literal('fail'), ...call, kind: z.optional(name), error: z.optional(name) }),
  z.object({ do: z.literal('pass'), delay: name }),
  /** Replaces fields of the context. */
  z.object({ do: z.literal('edit'), context: z.readonly(z.record(name, z.unknown())) }),
  /** Assumes the value of a guard from now on; null lets the code decide. */
  z.object({ do: z.literal('assume'), guard: name, value: z.nullable(z.boolean()) }),
])

/**
 * Step of a run: sends an event, ends a call or ends a delay. Names of implementations and delays are those in the
 * machine or its child machines.
 */
export type RunStep = z.infer<typeof stepSchema>

/** Event that the user sends, with its payload. */
export type SentEvent = Extract<RunStep, { do: 'send' }>['event']

type CallOfActor = Pick<Extract<RunStep, { do: 'fail' }>, 'src' | 'of'>

/** Input and all steps of a run. */
export type Course = {
  machine: string
  /** Name of the example's input. */
  input: string
  steps: readonly RunStep[]
}

/** Error of an impossible step: it names a call that is not pending, or a delay that is not running. */
export class StepError extends Error {
  override name = 'StepError'
}

/**
 * Returns the label of a call in the log: "line-1 › save", "find in reading" for an actor that a state invokes, or
 * "find.copper" for one of several calls.
 */
export function callName({ src, of = [] }: CallOfActor): string {
  if (of.length === 0) return src
  if (of.length > 1) return [...of.slice(0, -1), src].join(' › ')
  const [id = ''] = of
  return id.startsWith(`${src}.`) ? id : `${src} in ${id.replace(/^\d+\.[^.]+\./, '')}`
}

/** Returns the error of a text: the value if the text is JSON, otherwise an error with this message. */
export const typedError = (text: string): unknown => unlessThrown<unknown>(() => JSON.parse(text), new Error(text))

/** Returns the text of a step for logs and test titles. */
export function stepText(step: RunStep): string {
  if (step.do === 'send') return [...(step.to ?? []), step.event.type].join(' › ')
  if (step.do === 'pass') return `${step.delay} passes`
  if (step.do === 'edit') return `context gets ${Object.keys(step.context).join(', ')}`
  if (step.do === 'assume') return `${step.guard} is ${step.value ?? 'decided by the code'}`
  const use = callName(step)
  if (step.do === 'fail') return `${use} fails (${step.error ?? step.kind})`
  const answer = step.as ?? (step.output === undefined ? '' : JSON.stringify(step.output))
  return `${use} answers${answer && ` (${answer})`}`
}
