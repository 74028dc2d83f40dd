import { t } from '#messages/message.ts'

/** Material fields that a file can contain as columns. */
export const importFields = ['name', 'gwCode', 'carbonFactor'] as const
export type ImportField = (typeof importFields)[number]

/**
 * Reason to doubt that a column contains factors in kg CO₂e avoided per kg: its heading or the units beside it
 * (`emitted`, `mass`, `unit`), or its numbers (`size`).
 */
export type Doubt = 'emitted' | 'mass' | 'unit' | 'size'

/**
 * Material field that a column heading names. A column with a doubt is never preselected, but the user can choose it.
 * `hasUnit` is true if the heading names kg per kg.
 */
export type Heading = { field: ImportField; doubt?: Doubt; hasUnit?: true }

/** Includes the column names of QuickBooks and of SAP in German. */
const names =
  /^(?:material|product|item|name|description|commodity|grade|(?:material|product|item)(?:name|description)|productservice(?:name)?|materialkurztext)$/u
const codes = /^(?:(?:gw|hw|waste|wastetype|material)?code|gw|gw(?:number|no))$/u
const figures =
  /^((?:carbon|co2(?:e(?!m))?|ghg|climate|emissions?|emitted|footprint|avoided|avoidance|saved|savings?|conversion)*)(factors?)?(?:20\d\d)?(.*)$/u
const perMass = /^(?:in)?(?:kg(?:co2e?)?(?:per)?kg|t(?:co2e?)?(?:per)?t|tonnes?(?:co2e?)?pertonne)$/u
const mass = /^(?:in)?(?:kgs?|g|m?t|tonnes?|tons?|kilograms?)(?:co2e?)?$/u
/** Other units, for columns without a known heading. */
const otherUnit = /^(?:lbs?|pounds?|(?:short|long|metric)tonn?e?s?|(?:kg|g|m?t|lbs?|tonnes?)co2e?.*|(?:kg|g)per?\w+)$/u
const units =
  /^(?:uom|(?:base)?units?(?:ofmeasure(?:ment)?)?|measure|me|bme|(?:basismengen)?einheit|eenheid|unidade|unidad|unité|unite|iyunithi|الوحدة|وحدة)$/u

/** Returns a heading in lower case, with only its letters and digits. */
const plainOf = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Headings of the app's own CSV files, in the language of the page. */
const ownHeadings: ReadonlyMap<string, ImportField> = new Map(
  (
    [
      [t('Name'), 'name'],
      [t('Material'), 'name'],
      [t('GW Code'), 'gwCode'],
      [t('GW code'), 'gwCode'],
      [t('CO₂ Factor'), 'carbonFactor'],
      [`${t('CO₂ Factor')} (kg/kg)`, 'carbonFactor'],
      [t('CO₂ factor (kg/kg)'), 'carbonFactor'],
    ] as const
  ).map(([heading, field]) => [plainOf(heading), field]),
)

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

/** Parses the heading of a factor column. Returns null if no word in it means factor, avoided or emitted. */
function figureHeading(plain: string): Heading | null {
  const [, subject = '', factor, unit = ''] = figures.exec(plain) ?? []
  const isAvoided = /avoid|sav/u.test(subject)
  const isEmitted = !isAvoided && /emi|footprint/u.test(subject)
  if (!factor && !isAvoided && !isEmitted) return null
  const heading = { field: 'carbonFactor' } as const
  if (isEmitted) return { ...heading, doubt: 'emitted' }
  if (factor && unit === '') return heading
  const doubt = unit === '' ? 'mass' : doubtOfUnit(unit)
  return doubt === null ? { ...heading, hasUnit: true } : { ...heading, doubt }
}

/**
 * Returns the material field that a heading names in English or in the language of the page, or null. Ignores case,
 * spaces and punctuation: "GW code", "gw_code" and "GW Code" are equal.
 */
export function headingOf(cell: string): Heading | null {
  const plain = plainOf(cell)
  const own = ownHeadings.get(plain)
  if (own) return perMass.test(plain.slice(-4)) ? { field: own, hasUnit: true } : { field: own }
  if (names.test(plain)) return { field: 'name' }
  if (codes.test(plain)) return { field: 'gwCode' }
  if (/^kgco2e?(?:per)?kg$/u.test(plain)) return { field: 'carbonFactor', hasUnit: true }
  return figureHeading(plain)
}

/** Returns the number of different fields that the headings in a row name. */
export const fieldsNamedIn = (cells: readonly string[]) =>
  new Set(cells.flatMap(cell => headingOf(cell)?.field ?? [])).size
