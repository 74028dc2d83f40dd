import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { liveWeight, type ScaleSnapshot } from '#machines/scale/scale.selectors.ts'
import { t } from '#messages/message.ts'

const decimalsOf = (kg: DecimalText) => Math.min((kg.split('.')[1] ?? '').length, 2)

/** Formats kg with the decimals of the scale, at most two: "642.5", "38.0". */
export const displayed = (kg: DecimalText, locale: string) => formatNumber(kg, locale, { min: decimalsOf(kg), max: 2 })

/** Formats kg with the unit and the decimals of the scale: "642.5 kg". */
export const inKg = (kg: DecimalText, locale: string) => leftToRight(`${displayed(kg, locale)}\u00a0kg`)

/** Formats kg as a user types it: without group separators and trailing zeros. */
export const typedWeight = (kg: DecimalText, locale: string) =>
  formatNumber(kg, locale, { min: 0, max: 2 }).replaceAll('\u00a0', '')

/** Returns the state of the scale in words, as the panel shows it. */
export function stateText(scale: ScaleSnapshot): string {
  if (scale.hasTag('connecting')) return t('Connecting…')
  if (scale.hasTag('awaiting')) return t('Waiting for a stable weight…')
  if (scale.hasTag('stable')) return t('Stable')
  if (scale.hasTag('moving')) return t('Moving')
  if (scale.hasTag('overload')) return t('Overload')
  if (scale.hasTag('underload')) return t('Underload')
  if (scale.hasTag('noUnit')) return t('No unit')
  if (scale.hasTag('unreadable')) return t('Unreadable')
  if (scale.hasTag('attached')) return t('No weight')
  return t('Disconnected')
}

/** Returns what to do next, or '' if the weight can be captured. */
export function adviceText(scale: ScaleSnapshot): string {
  if (scale.hasTag('overload')) return t('Reduce the load. The field keeps its weight.')
  if (scale.hasTag('underload')) return t('Set the scale to zero. The field keeps its weight.')
  if (scale.hasTag('noUnit')) return t('Set the scale to send kg, g, t or lb. The field keeps its weight.')
  if (scale.hasTag('unreadable'))
    return t('The app cannot read the data from the scale. Check its baud rate, parity and output format.')
  if (scale.hasTag('silent')) return t('The scale sends no weight. Check its baud rate and parity.')
  if (scale.hasTag('lost')) return t('The scale is unplugged. You can type the weight.')
  return scale.context.problem?.message ?? ''
}

/** Returns the announcement for screen readers; null while the weight moves, so that the last one stays. */
export function announcement(scale: ScaleSnapshot, locale: string): string | null {
  const kg = liveWeight(scale)
  if (scale.hasTag('stable') && kg !== null) return t('Stable: {weight}', { weight: inKg(kg, locale) })
  if (scale.hasTag('overload')) return t('Overload')
  if (scale.hasTag('underload')) return t('Underload')
  if (scale.hasTag('noUnit')) return t('No unit')
  if (scale.hasTag('unreadable')) return t('Unreadable')
  if (scale.hasTag('lost')) return t('Scale disconnected')
  return null
}
