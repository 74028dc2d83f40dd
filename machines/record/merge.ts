import type { Conflict } from './record.types.ts'

/** Values are compared as JSON. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Spaces, hyphens and case apart: a server may write down what it was sent in a way of its own. */
const alike = (one: unknown, other: unknown) => readOf(one) === readOf(other)
const readOf = (value: unknown) => (JSON.stringify(value) ?? '').toLowerCase().replace(/[\s-]/g, '')

type Sides<Values> = {
  /** What was loaded or saved last. */
  initial: Values
  /** What is about to be saved. */
  saving: Values
  /** What the server holds now. */
  theirs: Values
}

/**
 * What saving comes to when a record may have been changed by somebody else: fields that only they changed are theirs,
 * those that only this form changed are its own, and those that both did are conflicts, which begin with its own.
 */
export function mergeOf<Values extends Record<string, unknown>>({ initial, saving, theirs }: Sides<Values>) {
  const merged: Record<string, unknown> = { ...saving }
  const taken: string[] = []
  const conflicts: Conflict[] = []
  for (const field of Object.keys(theirs)) {
    const [before, mine, their] = [initial[field], saving[field], theirs[field]]
    if (same(mine, before)) {
      if (!same(their, before)) taken.push(field)
      merged[field] = their
    } else if (!alike(their, before) && !alike(their, mine)) {
      conflicts.push({ field, mine, theirs: their, whose: 'mine' })
    }
  }
  return { merged: merged as Values, taken, conflicts }
}

/** What is saved once it is chosen whose each of the conflicting fields is to be. */
export const settledOf = <Values extends Record<string, unknown>>(saving: Values, conflicts: readonly Conflict[]) =>
  conflicts.reduce<Values>(
    (values, { field, whose, theirs }) => (whose === 'mine' ? values : { ...values, [field]: theirs }),
    saving,
  )

/** What the form holds after a merge: what was typed since the save began stays. */
export const shownOf = <Values extends Record<string, unknown>>(
  values: Values,
  saving: Values,
  merged: Values,
): Values => ({
  ...merged,
  ...Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, saving[field]))),
})
