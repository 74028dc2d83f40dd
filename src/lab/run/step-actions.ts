import type { AnyActorRef } from 'xstate'
import type { AnyExample } from '#machines/example.ts'
import { actorAt } from './child-path.ts'
import { isSameData } from './compare-steps.ts'
import type { Wait } from './manual-clock.ts'
import type { Use } from './pending-calls.ts'
import { callName, type RunStep, type SentEvent, StepError } from './steps.ts'

type Doing = {
  example: AnyExample
  root: () => AnyActorRef
  uses: () => readonly Use[]
  waits: () => readonly Wait[]
  send: (actor: AnyActorRef, event: SentEvent) => void
}

/** Returns a function that finds a step's effect without performing it. @throws StepError if the step is impossible. */
export function stepActions({ example, root, uses, waits, send }: Doing): (step: RunStep) => () => void {
  const findUse = (named: Extract<RunStep, { src: string }>) => {
    const { src, of } = named
    const use = uses().find(one => one.src === src && (of === undefined || isSameData(one.path(), of)))
    if (!use) throw new StepError(`${callName(named)} is not pending`)
    return use
  }
  const otherAnswer = (src: string, name: string) => {
    const answers = example.otherAnswers?.[src] ?? {}
    if (!(name in answers)) throw new StepError(`${src} has no answer called ${name}`)
    return { output: answers[name] }
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
      const other = step.as === undefined ? typed : otherAnswer(step.src, step.as)
      const use = findUse(step)
      return () => use.answer(other)
    }
    if (step.do === 'fail') {
      const use = findUse(step)
      return () => use.fail(step.kind)
    }
    const wait = waits().find(({ delay }) => delay === step.delay)
    if (!wait) throw new StepError(`Nothing waits for ${step.delay}`)
    return wait.pass
  }
}
