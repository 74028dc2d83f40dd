import type { Moment } from './collect-moments.ts'
import { isSameStep } from './compare-steps.ts'
import { settledStates } from './settled-states.ts'
import { stepText } from './steps.ts'

type ComparedMoment = Pick<Moment, 'step' | 'snapshot'>

/**
 * One step of two runs, each with the states after it. '' for a run with fewer steps. `isSame`: both runs have the same
 * step and the same states after it.
 */
export type Comparison = { at: number; mine: string; other: string; isSame: boolean }

const textOf = (moment: ComparedMoment | undefined) =>
  moment ? `${moment.step ? stepText(moment.step) : 'start'} → ${settledStates(moment.snapshot).join(' · ')}` : ''

/** Compares two runs step by step, from the start. */
export function compareRuns(mine: readonly ComparedMoment[], others: readonly ComparedMoment[]): readonly Comparison[] {
  return Array.from({ length: Math.max(mine.length, others.length) }, (_, at) => {
    const [one, other] = [mine[at], others[at]]
    const texts = { mine: textOf(one), other: textOf(other) }
    const hasSameStep = isSameStep(one?.step ?? undefined, other?.step ?? undefined)
    return { at, ...texts, isSame: hasSameStep && texts.mine === texts.other }
  })
}
