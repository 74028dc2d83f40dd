import type { Moment } from './collect-moments.ts'
import { isSameStep } from './compare-steps.ts'
import { settledStates } from './settled-states.ts'
import { stepText } from './steps.ts'

/** Step of a run with the states after it. Empty texts if the run has fewer steps. */
type ComparedStep = { step: string; states: string }

/** One step of two runs. `isSame`: both runs have the same step and the same states after it. */
export type Comparison = { at: number; mine: ComparedStep; other: ComparedStep; isSame: boolean }

type Taken = Pick<Moment, 'step' | 'snapshot'>

function comparedStep(moment: Taken | undefined): ComparedStep {
  if (!moment) return { step: '', states: '' }
  return { step: moment.step ? stepText(moment.step) : 'start', states: settledStates(moment.snapshot).join(' · ') }
}

/** Compares two runs step by step, from the start. */
export function compareRuns(mine: readonly Taken[], others: readonly Taken[]): readonly Comparison[] {
  return Array.from({ length: Math.max(mine.length, others.length) }, (_, at) => {
    const [one, other] = [mine[at], others[at]]
    const [left, right] = [comparedStep(one), comparedStep(other)]
    const hasSameStep = isSameStep(one?.step ?? undefined, other?.step ?? undefined)
    const isSame = one !== undefined && other !== undefined && hasSameStep && left.states === right.states
    return { at, mine: left, other: right, isSame }
  })
}
