import { type Doubt, type HeadingHint, plainOf } from './import-fields.ts'

const figures =
  /^((?:carbon|co2(?:e(?!m))?|ghg|climate|emissions?|emitted|footprint|avoided|avoidance|saved|savings?|conversion)*)(factors?)?(?:20\d\d)?(.*)$/u
const perMass = /^(?:in)?(?:kg(?:co2e?)?(?:per)?kg|t(?:co2e?)?(?:per)?t|tonnes?(?:co2e?)?pertonne)$/u
const mass = /^(?:in)?(?:kgs?|g|m?t|tonnes?|tons?|kilograms?)(?:co2e?)?$/u
/** Other units, for columns without a known heading. */
const otherUnit = /^(?:lbs?|pounds?|(?:short|long|metric)tonn?e?s?|(?:kg|g|m?t|lbs?|tonnes?)co2e?.*|(?:kg|g)per?\w+)$/u
const units =
  /^(?:uom|(?:base)?units?(?:ofmeasure(?:ment)?)?|measure|me|bme|(?:basismengen)?einheit|eenheid|unidade|unidad|unite|iyunithi|الوحدة|وحدة)$/u

const doubtOfUnit = (plain: string): Doubt | null => {
  if (plain === '' || perMass.test(plain)) return null
  return mass.test(plain) ? 'mass' : 'unit'
}

/** True if a heading names a column of units: "UOM", "Unit of measure". */
export const isUnitHeading = (cell: string) => units.test(plainOf(cell))

/** True if a cell is a unit: "tonnes", "kg CO2e". */
export const isUnit = (cell: string) => [perMass, mass, otherUnit].some(pattern => pattern.test(plainOf(cell)))

/** Returns the doubt about a factor that its unit causes, or null. */
export const unitDoubt = (cell: string) => doubtOfUnit(plainOf(cell))

/**
 * Reads the heading of a factor column. Returns null if no word in it means factor, avoided or emitted, and no unit is
 * kg per kg.
 */
export function factorHint(plain: string): HeadingHint | null {
  if (/^kgco2e?(?:per)?kg$/u.test(plain)) return { hasUnit: true }
  const [, subject = '', factor, unit = ''] = figures.exec(plain) ?? []
  const isAvoided = /avoid|sav/u.test(subject)
  const isEmitted = !isAvoided && /emi|footprint/u.test(subject)
  if (!factor && !isAvoided && !isEmitted) return null
  if (isEmitted) return { doubt: 'emitted' }
  if (factor && unit === '') return {}
  const doubt = unit === '' ? 'mass' : doubtOfUnit(unit)
  return doubt === null ? { hasUnit: true } : { doubt }
}
