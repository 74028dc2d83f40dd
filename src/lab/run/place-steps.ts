import { continuesFrom, isSameData, isSameStep } from './compare-steps.ts'
import type { RunPlace } from './place-link.ts'
import type { Run } from './replay.ts'
import type { RunStep } from './steps.ts'

/** Returns the steps taken at a place. */
export const stepsUpTo = ({ steps, taken }: RunPlace) => steps.slice(0, taken)

/** Returns the steps that a run has taken. */
export const takenBy = ({ moments }: Pick<Run, 'moments'>) => moments.flatMap(({ step }) => step ?? [])

/** True if the place has undone steps. Automatic steps are paused there. */
export const isGoneBack = ({ steps, taken }: RunPlace) => taken < steps.length

/** Returns the place after another step. Starts a branch unless it is the next undone step. */
export function withStep(place: RunPlace, step: RunStep): RunPlace {
  const taken = place.taken + 1
  if (isSameStep(place.steps[place.taken], step)) return { ...place, taken }
  return { ...place, steps: [...stepsUpTo(place), step], taken }
}

/** Returns a place with the last step of a run, which the user might not have requested. Remaining steps follow it. */
export function withRecordedStep(place: RunPlace, run: Pick<Run, 'moments'>): RunPlace {
  const steps = takenBy(run)
  if (continuesFrom(steps, place.steps)) return { ...place, taken: Math.max(place.taken, steps.length) }
  const ahead = place.steps.slice(steps.length - 1, place.taken)
  return { ...place, steps: [...steps, ...ahead], taken: steps.length + ahead.length }
}

export const isSamePlace = (one: RunPlace, other: RunPlace): boolean => isSameData(one, other)

/** True if more steps, or none, lead from one place to the other. */
export const continuesTo = (from: RunPlace, to: RunPlace): boolean =>
  from.input === to.input && continuesFrom(stepsUpTo(from), stepsUpTo(to))
