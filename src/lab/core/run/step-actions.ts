import type { AnyActorRef } from 'xstate'
import { type AnyExample, failuresOf } from './any-example.ts'
import { actorAt } from './child-path.ts'
import { isSameData } from './compare-steps.ts'
import { canEditContext, contextEvent } from './edit-context.ts'
import type { Wait } from './manual-clock.ts'
import type { Use } from './pending-calls.ts'
import { callName, type RunStep, type SentEvent, StepError, typedError } from './steps.ts'

type Doing = {
  example: AnyExample
  root: () => AnyActorRef
  uses: () => readonly Use[]
  waits: () => readonly Wait[]
  send: (actor: AnyActorRef, event: SentEvent) => void
  assume: (guard: string, value: boolean | null) => void
}

/** Returns a value by name. @throws StepError if no value has this name. */
const named = (values: Readonly<Record<string, unknown>> = {}, src: string, name: string, kind: string) => {
  if (!Object.hasOwn(values, name)) throw new StepError(`${src} has no ${kind} called ${name}`)
  return values[name]
}

/** Returns a function that finds a step's effect without performing it. @throws StepError if the step is impossible. */
export function stepActions({ example, root, uses, waits, send, assume }: Doing): (step: RunStep) => () => void {
  const findUse = (step: Extract<RunStep, { src: string }>) => {
    const { src, of } = step
    const use = uses().find(one => one.src === src && (of === undefined || isSameData(one.path(), of)))
    if (!use) throw new StepError(`${callName(step)} is not pending`)
    return use
  }
  return step => {
    if (step.do === 'send') {
      const { event, to = [], lost = [] } = step
      if (lost.length > 0) throw new StepError(`${event.type} has data that a link can’t contain (${lost.join(', ')})`)
      const actor = actorAt(root(), to)
      if (!actor) throw new StepError(`There is no ${to.join(' › ')}`)
      return () => send(actor, event)
    }
    if (step.do === 'answer') {
      const { output } = step
      const typed = output === undefined ? undefined : { output }
      const { src, as } = step
      const other = as === undefined ? typed : { output: named(example.otherAnswers?.[src], src, as, 'answer') }
      const use = findUse(step)
      return () => use.answer(other)
    }
    if (step.do === 'fail') {
      const use = findUse(step)
      const { src, kind = '' } = step
      const error = step.error === undefined ? named(failuresOf(example), src, kind, 'failure') : typedError(step.error)
      return () => use.fail(error)
    }
    if (step.do === 'assume') {
      const { guard, value } = step
      if (!example.guards?.includes(guard)) throw new StepError(`There is no guard called ${guard}`)
      return () => assume(guard, value)
    }
    if (step.do === 'edit') {
      if (!canEditContext(root().getSnapshot())) throw new StepError('The context cannot be edited here')
      return () => send(root(), contextEvent(step.context))
    }
    const wait = waits().find(({ delay }) => delay === step.delay)
    if (!wait) throw new StepError(`Nothing waits for ${step.delay}`)
    return wait.pass
  }
}
