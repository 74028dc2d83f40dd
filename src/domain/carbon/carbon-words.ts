import { countInWords } from '#domain/figures/counts.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { exact, exactText, lineCarbon, type Measured, wireFactor } from './carbon.ts'
import type { Sums } from './sums.ts'

/**
 * Meaning of a CO₂e amount:
 * - `avoided`: 0 or more
 * - `moreThanNew`: below 0; recycling emits more than new material
 * - `unknown`: no factor is known
 */
export type Effect = 'avoided' | 'moreThanNew' | 'unknown'

/** Returns the meaning of the CO₂e of a line or a sum. `carbon` is in kg avoided, null if unknown. */
export function effectOf(carbon: DecimalText | null): Effect {
  if (carbon === null) return 'unknown'
  return exact(carbon).lt(0) ? 'moreThanNew' : 'avoided'
}

/** Returns the avoided CO₂e of a sum in kg. Returns null if there are lines with a weight, but none with a factor. */
export const knownCarbon = ({ carbon, known, unknown }: Sums): DecimalText | null =>
  unknown > 0 && known === 0 ? null : carbon

type MassUnit = 'kg' | 't'

/** Minimum kg from which CO₂e amounts are shown in tonnes. */
const tonnesFrom = 10_000

/**
 * Returns the unit for CO₂e amounts that are shown together: tonnes if the largest amount requires them. Not for table
 * columns, which always use kg.
 */
export const unitFor = (...figures: readonly DecimalText[]): MassUnit =>
  figures.some(kg => exact(kg).abs().gte(tonnesFrom)) ? 't' : 'kg'

/**
 * Formats a CO₂e amount without sign or unit. `kg` is exact; formatting rounds it once. See {@link effectOf} for the
 * meaning of the omitted sign.
 */
export function carbonAmount(kg: DecimalText, locale: string, unit: MassUnit = 'kg'): string {
  const amount = exact(kg).abs()
  return formatNumber(exactText(unit === 't' ? amount.times('0.001') : amount), locale)
}

/** Formats CO₂e for a column with the unit in its header: "731.32", "more than new 80.00" or "unknown". */
export function carbonInColumn(carbon: DecimalText | null, locale: string, unit: MassUnit = 'kg'): string {
  if (carbon === null) return t('unknown')
  const amount = carbonAmount(carbon, locale, unit)
  return effectOf(carbon) === 'moreThanNew' ? t('more\u00a0than\u00a0new {amount}', { amount }) : amount
}

/** Formats CO₂e with its unit: "731.32 kg", "80.00 kg more than new", "12.35 t" or "unknown". */
export function carbonWithUnit(carbon: DecimalText | null, locale: string, unit: MassUnit): string {
  if (carbon === null) return t('unknown')
  const amount = leftToRight(`${carbonAmount(carbon, locale, unit)}\u00a0${unit}`)
  return effectOf(carbon) === 'moreThanNew' ? t('{amount} more\u00a0than\u00a0new', { amount }) : amount
}

/** Returns "2 of 3 lines" if a sum excludes lines without a factor, otherwise an empty text. */
export const countedOf = ({ known, unknown }: Sums, locale: string): string =>
  unknown === 0
    ? ''
    : t('{known} of {count, plural, one {# line} other {# lines}}', {
        known: countInWords(known, locale),
        count: known + unknown,
        locale,
      })

/** Returns "1 line without a factor: not counted." if a sum excludes lines, otherwise an empty text. */
export const uncountedOf = ({ unknown }: Pick<Sums, 'unknown'>, locale: string): string =>
  unknown === 0
    ? ''
    : t('{count, plural, one {# line without a factor: not counted.} other {# lines without a factor: not counted.}}', {
        count: unknown,
        locale,
      })

/** Describes how a sum is estimated: with recorded factors, with today's, or with both. */
export function estimateOf({ known, atTodays }: Sums, locale: string): string {
  if (known === 0) return t('Estimated from weight and CO₂ factor.')
  if (atTodays === 0) return t('Estimated from weight and CO₂ factor at the time of recording.')
  if (atTodays === known) return t('Estimated from weight and CO₂ factor, with today’s factors.')
  return t(
    'Estimated from weight and CO₂ factor, {atTodays} of {known, plural, one {# line} other {# lines}} with today’s factors.',
    { atTodays: countInWords(atTodays, locale), known, locale },
  )
}

/** Note that is shown with every sum of avoided emissions. */
export const notAFootprint = t(
  'Avoided emissions are reported separately. Don’t subtract them from your own footprint.',
)

/** Describes the CO₂e of a saved trade for a toast: "It avoided an estimated 687.59 kg CO₂e." */
export function avoidedNote(sums: Sums, locale: string): string {
  const carbon = knownCarbon(sums)
  if (carbon === null) return t('The CO₂e avoided is unknown because the materials have no factor.')
  const unit = unitFor(carbon)
  const amount = leftToRight(`${carbonAmount(carbon, locale, unit)} ${unit}`)
  const effect =
    effectOf(carbon) === 'moreThanNew'
      ? t('It caused an estimated {amount} CO₂e more than new material.', { amount })
      : t('It avoided an estimated {amount} CO₂e.', { amount })
  return [effect, uncountedOf(sums, locale)].filter(Boolean).join(' ')
}

/** Formats a number with all its decimals. */
const allDecimals = (number: number, locale: string) => formatNumber(number, locale, { min: 0, max: 20 })

/**
 * Formats a factor in kg/kg for a column, with all its decimals, at least four: "−12.5000". `text` is the number as the
 * API sends it.
 */
export function factorInColumn(text: string, locale: string): string {
  const factor = wireFactor(text)
  if (factor === null) return t('unknown')
  const decimals = factor.split('.')[1]?.length ?? 0
  return formatNumber(factor, locale, { min: Math.max(4, decimals) })
}

/**
 * Explains the CO₂e calculation of a line: "640.5 kg × 1.1418 kg/kg = 731.32 kg · factor of PET bottles when recorded".
 * `isAtTodays`: the line uses today's factor instead of the recorded one.
 */
export function workingOf(line: Measured, isAtTodays: boolean, locale: string): string {
  const { weight, material } = line
  const name = material?.name ? isolated(material.name) : null
  const factor = material?.carbonFactor ?? null
  if (factor === null) {
    return name === null
      ? t('Unknown: no factor for this material. Not counted.')
      : t('Unknown: no factor for {name}. Not counted.', { name })
  }
  const carbon = lineCarbon(line)
  const product = leftToRight(`${allDecimals(factor, locale)} kg/kg`)
  const formula =
    carbon === null || weight === null
      ? t('Weight × {factor}', { factor: product })
      : leftToRight(`${allDecimals(weight, locale)} kg × ${product} = ${carbonWithUnit(carbon, locale, 'kg')}`)
  return `${formula} · ${factorOrigin(name, isAtTodays)}`
}

/** Returns the material and the time of a factor: "factor of PET bottles when recorded". */
function factorOrigin(name: string | null, isAtTodays: boolean): string {
  if (name === null) return isAtTodays ? t('factor of this material today') : t('factor of this material when recorded')
  return isAtTodays ? t('factor of {name} today', { name }) : t('factor of {name} when recorded', { name })
}
