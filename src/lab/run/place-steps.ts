import type { RunPlace } from './place-link.ts'
import type { Run } from './replay.ts'
import { goesOnFrom, isSameData, isSameStep } from './same-steps.ts'
import type { RunStep } from './steps.ts'

/** The steps of a place that are taken there. */
export const stepsUpTo = ({ steps, taken }: RunPlace) => steps.slice(0, taken)

/** The steps that a run has taken. */
export const takenBy = ({ moments }: Pick<Run, 'moments'>) => moments.flatMap(({ step }) => step ?? [])

/** Whether a place is gone back in: there are steps ahead. Slots and delays do nothing by themselves there. */
export const isGoneBack = ({ steps, taken }: RunPlace) => taken < steps.length

/** A place from which another step is taken. It is a branch, unless it is the step that is next there. */
export function withStep(place: RunPlace, step: RunStep): RunPlace {
  const taken = place.taken + 1
  if (isSameStep(place.steps[place.taken], step)) return { ...place, taken }
  return { ...place, steps: [...stepsUpTo(place), step], taken }
}

/** A place with the last step of a run in it, which may not have been wanted; those that are still to be taken follow it. */
export function withNoted(place: RunPlace, run: Pick<Run, 'moments'>): RunPlace {
  const steps = takenBy(run)
  if (goesOnFrom(steps, place.steps)) return { ...place, taken: Math.max(place.taken, steps.length) }
  const ahead = place.steps.slice(steps.length - 1, place.taken)
  return { ...place, steps: [...steps, ...ahead], taken: steps.length + ahead.length }
}

export const isSamePlace = (one: RunPlace, other: RunPlace): boolean => isSameData(one, other)

/** Whether a place is reached from another by taking more steps, or by none. */
export const isOnTheWay = (from: RunPlace, to: RunPlace): boolean =>
  from.input === to.input && goesOnFrom(stepsUpTo(from), stepsUpTo(to))
