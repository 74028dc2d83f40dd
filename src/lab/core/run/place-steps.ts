import { continuesFrom, isSameData, isSameStep } from './compare-steps.ts'
import type { RunPlace } from './place-link.ts'
import type { Run } from './replay.ts'
import type { RunStep } from './steps.ts'

/** Returns the applied steps of a place. */
export const stepsUpTo = ({ steps, applied }: RunPlace) => steps.slice(0, applied)

/** Returns the steps that a run has applied. */
export const stepsIn = ({ moments }: Pick<Run, 'moments'>) => moments.flatMap(({ step }) => step ?? [])

/** True if the place has undone steps. Automatic steps are then paused. */
export const isGoneBack = ({ steps, applied }: RunPlace) => applied < steps.length

/** Returns the place after `step`. Discards the undone steps, unless `step` repeats the first of them. */
export function withStep(place: RunPlace, step: RunStep): RunPlace {
  const applied = place.applied + 1
  if (isSameStep(place.steps[place.applied], step)) return { ...place, applied }
  return { ...place, steps: [...stepsUpTo(place), step], applied }
}

/**
 * Returns a place that includes the run's last step, even if the user did not request that step. Steps that the run has
 * not applied yet come after it.
 */
export function withRecordedStep(place: RunPlace, run: Pick<Run, 'moments'>): RunPlace {
  const steps = stepsIn(run)
  if (continuesFrom(steps, place.steps)) return { ...place, applied: Math.max(place.applied, steps.length) }
  const ahead = place.steps.slice(steps.length - 1, place.applied)
  return { ...place, steps: [...steps, ...ahead], applied: steps.length + ahead.length }
}

export const isSamePlace = (one: RunPlace, other: RunPlace): boolean => isSameData(one, other)

/** True if the run at `from` can reach `to` by taking more steps, or none. */
export const continuesTo = (from: RunPlace, to: RunPlace): boolean =>
  from.input === to.input && continuesFrom(stepsUpTo(from), stepsUpTo(to))
