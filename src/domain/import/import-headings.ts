import { t } from '#messages/message.ts'

/** Material fields that a file can contain as columns. */
export const importFields = ['name', 'gwCode', 'carbonFactor'] as const
export type ImportField = (typeof importFields)[number]

/** Reason, from a column's heading, to doubt that the column contains factors in kg CO₂e avoided per kg. */
export type Doubt = 'emitted' | 'mass' | 'unit'

/**
 * Material field that a column heading names. A column with a doubt is never preselected, but the user can choose it.
 */
export type Heading = { field: ImportField; doubt?: Doubt }

const names =
  /^(?:material|product|item|name|description|commodity|grade|(?:material|product|item)(?:name|description))$/u
const codes = /^(?:(?:gw|hw|waste|wastetype|material)?code|gw|gw(?:number|no))$/u
const figures =
  /^((?:carbon|co2(?:e(?!m))?|ghg|climate|emissions?|emitted|footprint|avoided|avoidance|saved|savings?)*)(factor)?(.*)$/u
const perMass = /^(?:in)?(?:kg(?:co2e?)?(?:per)?kg|t(?:co2e?)?(?:per)?t|tonnes?(?:co2e?)?pertonne)$/u
const mass = /^(?:in)?(?:kg|g|t|tonnes?|kilograms?)(?:co2e?)?$/u

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

/** Parses the heading of a factor column. Returns null if no word in it means factor, avoided or emitted. */
function figureHeading(plain: string): Heading | null {
  const [, subject = '', factor, unit = ''] = figures.exec(plain) ?? []
  const isAvoided = /avoid|sav/u.test(subject)
  const isEmitted = !isAvoided && /emi|footprint/u.test(subject)
  if (!factor && !isAvoided && !isEmitted) return null
  const heading = { field: 'carbonFactor' } as const
  if (isEmitted) return { ...heading, doubt: 'emitted' }
  if (perMass.test(unit) || (factor && unit === '')) return heading
  return { ...heading, doubt: unit === '' || mass.test(unit) ? 'mass' : 'unit' }
}

/**
 * Returns the material field that a heading names in English or in the language of the page, or null. Ignores case,
 * spaces and punctuation: "GW code", "gw_code" and "GW Code" are equal.
 */
export function headingOf(cell: string): Heading | null {
  const plain = plainOf(cell)
  const own = ownHeadings.get(plain)
  if (own) return { field: own }
  if (names.test(plain)) return { field: 'name' }
  if (codes.test(plain)) return { field: 'gwCode' }
  if (/^kgco2e?(?:per)?kg$/u.test(plain)) return { field: 'carbonFactor' }
  return figureHeading(plain)
}
