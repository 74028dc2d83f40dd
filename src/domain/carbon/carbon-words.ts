import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import { exact, exactText, lineCarbon, type Measured, wireFactor } from './carbon.ts'
import type { Sums } from './tally.ts'

/** What a figure of CO₂e says: that it was saved, that it was emitted, or that no factor is known to tell. */
export type Effect = 'saved' | 'emitted' | 'unknown'

/** The effect of a line or a sum. `carbon` is in kg avoided, null where it is not known; by every digit, not as it is rounded. */
export function effectOf(carbon: DecimalText | null): Effect {
  if (carbon === null) return 'unknown'
  return exact(carbon).lt(0) ? 'emitted' : 'saved'
}

/** The CO₂e of a sum in kg avoided; null where no line of it has a factor, unless there is none to count. */
export const knownCarbon = ({ carbon, known, unknown }: Sums): DecimalText | null =>
  unknown > 0 && known === 0 ? null : carbon

type MassUnit = 'kg' | 't'

/** From so many kg on, a figure of CO₂e that stands by itself reads better in tonnes. */
const tonnesFrom = 10_000

/**
 * The unit for figures that are read together, such as a sum and its parts: all have that of the largest. A column says
 * "kg" in its header, and keeps it.
 */
export const unitFor = (...figures: readonly DecimalText[]): MassUnit =>
  figures.some(kg => exact(kg).abs().gte(tonnesFrom)) ? 't' : 'kg'

/** How much CO₂e that is, without sign or unit: {@link effectOf} says what it did. `kg` is exact, and rounded once. */
export function carbonAmount(kg: DecimalText, locale: string, unit: MassUnit = 'kg'): string {
  const amount = exact(kg).abs()
  return formatNumber(exactText(unit === 't' ? amount.times('0.001') : amount), locale)
}

/** "731.32", "emitted 80.00" or "unknown", for a column whose header says "CO₂e saved" and the unit. */
export function carbonInColumn(carbon: DecimalText | null, locale: string, unit: MassUnit = 'kg'): string {
  if (carbon === null) return 'unknown'
  const amount = carbonAmount(carbon, locale, unit)
  return effectOf(carbon) === 'emitted' ? `emitted ${amount}` : amount
}

/** "731.32 kg", "emitted 80.00 kg", "12.35 t" or "unknown". */
export const carbonWithUnit = (carbon: DecimalText | null, locale: string, unit: MassUnit): string =>
  carbon === null
    ? 'unknown'
    : `${effectOf(carbon) === 'emitted' ? 'emitted ' : ''}${carbonAmount(carbon, locale, unit)}\u00a0${unit}`

const linesOf = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** "2 of 3 lines", for a sum that leaves lines out because they have no factor; empty where it leaves out none. */
export const countedOf = ({ known, unknown }: Sums): string =>
  unknown === 0 ? '' : `${known} of ${linesOf(known + unknown)}`

/** What a sum leaves out: "1 line without a factor: not counted." Empty where it leaves out none. */
export const uncountedOf = ({ unknown }: Pick<Sums, 'unknown'>): string =>
  unknown === 0 ? '' : `${linesOf(unknown)} without a factor: not counted.`

/** Whose factors a sum is reckoned with; empty where it is of no line. */
export function basisOf({ known, atTodays }: Sums): string {
  if (known === 0) return ''
  if (atTodays === 0) return 'at the factors of when it was recorded'
  return atTodays === known ? "at today's factors" : `${atTodays} of ${linesOf(known)} at today's factors`
}

/** What avoided emissions are, and are not. It is said wherever they are summed. */
export const notAFootprint =
  'It is what recycling spares elsewhere: it stands beside the footprint of a business, and is never taken off it.'

/** The note of a toast: "It saved an estimated 687.59 kg CO₂e." */
export function savingNote(sums: Sums, locale: string): string {
  const carbon = knownCarbon(sums)
  if (carbon === null) return 'What it saved is unknown: its materials have no factor.'
  const unit = unitFor(carbon)
  const verb = effectOf(carbon) === 'emitted' ? 'emitted' : 'saved'
  return [`It ${verb} an estimated ${carbonAmount(carbon, locale, unit)} ${unit} CO₂e.`, uncountedOf(sums)]
    .filter(Boolean)
    .join(' ')
}

/** All decimals of a number, as they were typed or sent. */
const allDecimals = (number: number, locale: string) => formatNumber(number, locale, { min: 0, max: 20 })

/** A factor in a column, in kg/kg, with every decimal that was typed: "1.1400", "−12.5". `text` is as it is on the wire. */
export function factorInColumn(text: string, locale: string): string {
  const factor = wireFactor(text)
  const decimals = factor.split('.')[1]?.length ?? 0
  return formatNumber(factor, locale, { min: decimals })
}

/**
 * How the CO₂e of a line comes about: "640.5 kg × 1.1418 kg/kg = 731.32 kg · factor of PET bottles when recorded". `isAtTodays`
 * as in {@link Sums}.
 */
export function workingOf(line: Measured, isAtTodays: boolean, locale: string): string {
  const { weight, material } = line
  const name = material?.name ? isolated(material.name) : 'this material'
  const factor = material?.carbonFactor ?? null
  if (factor === null) return `Unknown: no factor is recorded for ${name}. It is not counted.`
  const carbon = lineCarbon(line)
  const whose = `factor of ${name} ${isAtTodays ? 'today' : 'when recorded'}`
  const product = `${allDecimals(factor, locale)} kg/kg`
  if (carbon === null || weight === null) return `Weight × ${product} · ${whose}`
  const result = `${carbonAmount(carbon, locale)} kg${effectOf(carbon) === 'emitted' ? ' emitted' : ''}`
  return `${allDecimals(weight, locale)} kg × ${product} = ${result} · ${whose}`
}
