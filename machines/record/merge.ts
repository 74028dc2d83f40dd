import type { Conflict } from './record.types.ts'

/** Values are compared as JSON. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Ignores spaces, hyphens and case, as a server may normalise what it is sent. */
const alike = (one: unknown, other: unknown) => readOf(one) === readOf(other)
const readOf = (value: unknown) => (JSON.stringify(value) ?? '').toLowerCase().replace(/[\s-]/g, '')

type Sides<Values> = {
  /** The values that were loaded or saved last. */
  initial: Values
  /** The values that are about to be saved. */
  saving: Values
  /** The values that the server has now. */
  theirs: Values
}

/**
 * Merges the values of this form with those that another user may have saved since. A field that only one side changed has
 * the value of that side; `taken` names those of the other user. A field that both changed is a conflict, with the value of
 * this form until it is settled.
 */
export function mergeOf<Values extends Record<string, unknown>>({ initial, saving, theirs }: Sides<Values>) {
  const changes: Record<string, unknown> = {}
  const taken: string[] = []
  const conflicts: Conflict[] = []
  for (const field of Object.keys(theirs)) {
    const [before, mine, their] = [initial[field], saving[field], theirs[field]]
    if (same(mine, before)) {
      if (!same(their, before)) taken.push(field)
      changes[field] = their
    } else if (!alike(their, before) && !alike(their, mine)) {
      conflicts.push({ field, mine, theirs: their, whose: 'mine' })
    }
  }
  return { merged: { ...saving, ...changes }, taken, conflicts }
}

/** The values to save, with the chosen side of each conflict. */
export const settledOf = <Values extends Record<string, unknown>>(saving: Values, conflicts: readonly Conflict[]) =>
  conflicts.reduce<Values>(
    (values, { field, whose, theirs }) => (whose === 'mine' ? values : { ...values, [field]: theirs }),
    saving,
  )

/** The values of the form after a merge: what was typed since the save began stays. */
export const shownOf = <Values extends Record<string, unknown>>(
  values: Values,
  saving: Values,
  merged: Values,
): Values => ({
  ...merged,
  ...Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, saving[field]))),
})
