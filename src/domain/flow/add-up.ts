import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'

const halfEven = 2

/**
 * Rounds terms and their sum to a number of decimals, so that the rounded terms add up to the rounded sum. Each result
 * is the nearest rounded value. If the terms would then not add up, the result with the smallest error moves by one unit
 * of its last decimal. Subtracted terms are negative. `terms` must add up to the sum exactly.
 */
export function roundedToAddUp(terms: readonly DecimalText[], decimals: number) {
  const unit = exact(10).pow(-decimals)
  const sum = terms.reduce((all, term) => all.plus(term), exact(0))
  // The sum joins the terms with the opposite sign, so that all of them add up to 0.
  const values = [...terms.map(exact), sum.neg()]
  const rounded = values.map(value => value.round(decimals, halfEven))
  for (;;) {
    const excess = rounded.reduce((all, value) => all.plus(value), exact(0))
    if (excess.eq(0)) break
    const step = excess.gt(0) ? unit.neg() : unit
    const errors = rounded.map((value, at) =>
      value
        .plus(step)
        .minus(values[at] ?? 0)
        .abs(),
    )
    const least = errors.reduce((best, error, at) => (error.lt(errors[best] ?? error) ? at : best), 0)
    rounded[least] = (rounded[least] ?? exact(0)).plus(step)
  }
  return { terms: rounded.slice(0, -1).map(exactText), sum: exactText((rounded.at(-1) ?? exact(0)).neg()) }
}
