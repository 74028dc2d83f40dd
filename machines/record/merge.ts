import type { Conflict } from './record.types.ts'

/** True if both values have the same JSON. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True if the values differ at most in spaces, hyphens and case, which a server might normalise. */
const alike = (one: unknown, other: unknown) => readOf(one) === readOf(other)
const readOf = (value: unknown) => (JSON.stringify(value) ?? '').toLowerCase().replace(/[\s-]/g, '')

type Sides<Values> = {
  /** Values of the last load or save. */
  initial: Values
  /** The form's values to save. */
  saving: Values
  /** Current values on the server. */
  theirs: Values
}

/**
 * Merges the form's values with changes that another user saved in the meantime. If only one user changed a field, that
 * user's value wins; `theirChanges` lists the fields with the other user's value. If both changed a field differently, the
 * field is a conflict and keeps the form's value until the user chooses.
 */
export function mergeOf<Values extends Record<string, unknown>>({ initial, saving, theirs }: Sides<Values>) {
  const changes: Record<string, unknown> = {}
  const theirChanges: string[] = []
  const conflicts: Conflict[] = []
  for (const field of Object.keys(theirs)) {
    const [before, mine, their] = [initial[field], saving[field], theirs[field]]
    if (same(mine, before)) {
      if (!same(their, before)) theirChanges.push(field)
      changes[field] = their
    } else if (!alike(their, before) && !alike(their, mine)) {
      conflicts.push({ field, mine, theirs: their, whose: 'mine' })
    }
  }
  return { merged: { ...saving, ...changes }, theirChanges, conflicts }
}

/** Returns the values to save. Each conflict gets the value of the side that the user chose. */
export const resolvedValues = <Values extends Record<string, unknown>>(
  saving: Values,
  conflicts: readonly Conflict[],
) =>
  conflicts.reduce<Values>(
    (values, { field, whose, theirs }) => (whose === 'mine' ? values : { ...values, [field]: theirs }),
    saving,
  )

/** Returns the form's values after a merge. Keeps input that the user typed after the save started. */
export const displayValues = <Values extends Record<string, unknown>>(
  values: Values,
  saving: Values,
  merged: Values,
): Values => ({
  ...merged,
  ...Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, saving[field]))),
})
