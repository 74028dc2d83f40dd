import { carbonAmount, type Effect, effectOf, knownCarbon, unitFor } from '#domain/carbon/carbon-words.ts'
import type { Sums } from '#domain/carbon/sums.ts'
import { leftToRight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'

/** Returns the CO₂e of a load for messages. `amount` is a number with its unit; '' if unknown. */
export function loadCarbon(totals: Sums, locale: string): { effect: Effect; amount: string } {
  const carbon = knownCarbon(totals)
  const unit = unitFor(totals.carbon)
  const amount = carbon === null ? '' : leftToRight(`${carbonAmount(carbon, locale, unit)}\u00a0${unit}`)
  return { effect: effectOf(carbon), amount }
}

/** Returns the CO₂e of a load in words: "731.32 kg CO₂e avoided", "80.00 kg CO₂e more than new" or "CO₂e unknown". */
export const loadCarbonInWords = (totals: Sums, locale: string): string =>
  t(
    '{effect, select, avoided {{amount} CO₂e avoided} moreThanNew {{amount} CO₂e more than new} other {CO₂e unknown}}',
    loadCarbon(totals, locale),
  )
