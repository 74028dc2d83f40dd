import { carbonAmount, type Effect, effectOf, knownCarbon, unitFor } from '#domain/carbon/carbon-words.ts'
import type { Totals } from '#domain/carbon/totals.ts'
import { leftToRight } from '#domain/figures/numbers.ts'

/** Returns the CO₂e of a load for messages. `amount` is a number with its unit; '' if unknown. */
export function loadCarbon(totals: Totals, locale: string): { effect: Effect; amount: string } {
  const carbon = knownCarbon(totals)
  const unit = unitFor(totals.carbon)
  const amount = carbon === null ? '' : leftToRight(`${carbonAmount(carbon, locale, unit)}\u00a0${unit}`)
  return { effect: effectOf(carbon), amount }
}
