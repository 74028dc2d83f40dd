/** What a material has, each of it a column of a file. */
export const importFields = ['name', 'gwCode', 'carbonFactor'] as const
export type ImportField = (typeof importFields)[number]

/** What the heading of a column says it holds; `isOtherUnit` where its factors are not in kg per kg. */
export type Heading = { field: ImportField; isOtherUnit?: boolean }

const names =
  /^(?:material|product|item|name|description|commodity|grade|(?:material|product|item)(?:name|description))$/u
const codes = /^(?:(?:gw|hw|waste|wastetype|material)?code|gw|gw(?:number|no))$/u
const factors =
  /^(?:(?:carbon|co2|co2e|emissions?|avoided|avoidance|ghg|climate)*factor|(?:carbon|co2e?)(?:avoided|saved|savings?)|avoidedemissions)(.*)$/u
const unit = /^(?:in)?(?:kg(?:co2e?)?(?:per)?(?:kg)?|t(?:co2e?)?(?:per)?t|tonnes?(?:co2e?)?pertonne|co2e?perkg)?$/u

/** What a heading says. "GW code", "gw_code" and "GW Code" are one, and so are "CO₂ Factor kg/kg" and "carbonFactor". */
export function headingOf(cell: string): Heading | null {
  const plain = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (names.test(plain)) return { field: 'name' }
  if (codes.test(plain)) return { field: 'gwCode' }
  if (/^kgco2e?(?:per)?kg$/u.test(plain)) return { field: 'carbonFactor' }
  const [, rest] = factors.exec(plain) ?? []
  if (rest === undefined) return null
  return unit.test(rest) ? { field: 'carbonFactor' } : { field: 'carbonFactor', isOtherUnit: true }
}
