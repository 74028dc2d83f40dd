/** What a material has, each of it a column of a file. */
export const importFields = ['name', 'gwCode', 'carbonFactor'] as const
export type ImportField = (typeof importFields)[number]

/** Why a column might not hold factors in kg CO₂e avoided per kg: its heading says emitted, a mass, or another unit. */
export type Doubt = 'emitted' | 'mass' | 'unit'

/** What the heading of a column says it holds. A column with a doubt is offered, and never chosen. */
export type Heading = { field: ImportField; doubt?: Doubt }

const names =
  /^(?:material|product|item|name|description|commodity|grade|(?:material|product|item)(?:name|description))$/u
const codes = /^(?:(?:gw|hw|waste|wastetype|material)?code|gw|gw(?:number|no))$/u
const figures =
  /^((?:carbon|co2(?:e(?!m))?|ghg|climate|emissions?|emitted|footprint|avoided|avoidance|saved|savings?)*)(factor)?(.*)$/u
const perMass = /^(?:in)?(?:kg(?:co2e?)?(?:per)?kg|t(?:co2e?)?(?:per)?t|tonnes?(?:co2e?)?pertonne)$/u
const mass = /^(?:in)?(?:kg|g|t|tonnes?|kilograms?)(?:co2e?)?$/u

/** The heading of a column of figures; null if it says neither "factor" nor whether they are avoided or emitted. */
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

/** What a heading says. "GW code", "gw_code" and "GW Code" are one, and so are "CO₂ Factor kg/kg" and "carbonFactor". */
export function headingOf(cell: string): Heading | null {
  const plain = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (names.test(plain)) return { field: 'name' }
  if (codes.test(plain)) return { field: 'gwCode' }
  if (/^kgco2e?(?:per)?kg$/u.test(plain)) return { field: 'carbonFactor' }
  return figureHeading(plain)
}
