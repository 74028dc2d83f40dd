import { propertiesOf } from '#lab/core/cross-realm.ts'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import type { Run } from '#lab/core/run/replay.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { type RunStep, stepText } from '#lab/core/run/steps.ts'
import { summarize } from '#lab/core/summarize.ts'

const withPayload = ({ type, ...payload }: { type: string }) =>
  Object.keys(payload).length > 0 ? `${type} ${summarize(payload)}` : type

const done = (step: RunStep) => (step.do === 'send' ? withPayload(step.event) : stepText(step))

/**
 * Returns the context fields that changed since `before`. Fields are compared as JSON, so a copied array counts as
 * unchanged.
 */
function remembered({ snapshot }: Moment, before: Moment | undefined): string[] {
  return Object.entries(propertiesOf(snapshot.context))
    .map(([name, value]) => [name, summarize(value)] as const)
    .filter(([name, value]) => !before || value !== summarize(before.snapshot.context[name]))
    .map(([name, value]) => `= ${name} ${value}`)
}

/** State of a run after a step, then the changed context fields and the emitted events. */
export type MomentText = readonly [where: string, ...facts: readonly string[]]

/** Returns the observable state of a run at its start and after each step. */
export function describeRun({ input, moments }: Pick<Run, 'input' | 'moments'>): readonly MomentText[] {
  return moments.map((moment, at) => {
    const { step, snapshot, emitted } = moment
    const end = { active: '', done: ' (the end)', stopped: ' (stopped)', error: ` (${summarize(snapshot.error)})` }
    return [
      `${step ? done(step) : input} → ${settledStates(snapshot).toSorted().join(' · ')}${end[snapshot.status]}`,
      ...remembered(moment, moments[at - 1]),
      ...emitted.map(event => `! ${withPayload(event)}`),
    ]
  })
}
