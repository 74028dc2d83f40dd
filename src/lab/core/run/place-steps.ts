import { continuesFrom, isSameData, isSameStep } from './compare-steps.ts'
import type { RunPlace } from './place-link.ts'
import type { Run } from './replay.ts'
import type { RunStep } from './steps.ts'

/** Returns the steps taken at a place. */
export const stepsUpTo = ({ steps, taken }: RunPlace) => steps.slice(0, taken)

/** Returns the steps that a run has taken. */
export const takenBy = ({ moments }: Pick<Run, 'moments'>) => moments.flatMap(({ step }) => step ?? [])

/** True if the place has undone steps. Automatic steps are then paused. */
export const isGoneBack = ({ steps, taken }: RunPlace) => taken < steps.length

/** Returns the place after `step`. Discards the undone steps, unless `step` repeats the first of them. */
export function withStep(place: RunPlace, step: RunStep): RunPlace {
  const taken = place.taken + 1
  if (isSameStep(place.steps[place.taken], step)) return { ...place, taken }
  return { ...place, steps: [...stepsUpTo(place), step], taken }
}

/**
 * Returns a place that includes the run's last step, even if the user did not request that step. Steps that the run has
 * not taken yet come after it.
 */
export function withRecordedStep(place: RunPlace, run: Pick<Run, 'moments'>): RunPlace {
  const steps = takenBy(run)
  if (continuesFrom(steps, place.steps)) return { ...place, taken: Math.max(place.taken, steps.length) }
  const ahead = place.steps.slice(steps.length - 1, place.taken)
  return { ...place, steps: [...steps, ...ahead], taken: steps.length + ahead.length }
}

export const isSamePlace = (one: RunPlace, other: RunPlace): boolean => isSameData(one, other)

/** True if the run at `from` can reach `to` by taking more steps, or none. */
export const continuesTo = (from: RunPlace, to: RunPlace): boolean =>
  from.input === to.input && continuesFrom(stepsUpTo(from), stepsUpTo(to))
