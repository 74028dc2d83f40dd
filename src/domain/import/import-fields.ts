import type { FieldId, TableRow } from './import-types.ts'

/**
 * Reason to doubt that a column contains factors in kg CO₂e avoided per kg: its heading or the units beside it
 * (`emitted`, `mass`, `unit`), or its numbers (`size`).
 */
export type Doubt = 'emitted' | 'mass' | 'unit' | 'size'

/** Facts in a heading of factors. */
export type HeadingHint = {
  doubt?: Doubt
  /** True if the heading of factors names kg per kg. */
  hasUnit?: true
}

/** How the cells of a field are read. */
export type FieldKind = 'text' | 'id' | 'code' | 'factor' | 'weight' | 'money' | 'price' | 'date'

/** Field of a record that a column can contain. */
export type ImportField = {
  id: FieldId
  label: string
  kind: FieldKind
  isRequired?: true
  /** Headings of the field in the languages and programs that yards use, separated by commas, the clearest
   * first. Underscores replace spaces. */
  names: string
  /** Headings of the app's own CSV files, in the language of the page. */
  own?: readonly string[]
  /** Reads headings that a list cannot contain. */
  hint?: (plain: string) => HeadingHint | null
}

/** Fields of a resource, and the groups of fields of which one needs a column. */
export type ImportColumns = {
  fields: readonly ImportField[]
  needs: ReadonlyArray<readonly FieldId[]>
}

/** Field that a column heading names. A column with a doubt is never preselected, but the user can choose it. */
export type Heading = HeadingHint & { field: FieldId; rank: number }

/** Returns a heading in lower case without accents, with only its letters and digits. */
export const plainOf = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Rank of headings that only a hint recognizes. */
const hinted = 100

const ranks = new WeakMap<ImportField, ReadonlyMap<string, number>>()

function ranksOf(field: ImportField): ReadonlyMap<string, number> {
  const known = ranks.get(field)
  if (known) return known
  const own = field.kind === 'id' ? [] : [field.label, ...(field.own ?? [])].map(name => [plainOf(name), 0] as const)
  const others = field.names.split(',').map((name, at) => [plainOf(name), at + 1] as const)
  const made = new Map([...others, ...own].filter(([name]) => name !== ''))
  ranks.set(field, made)
  return made
}

/** Units at the end of a heading: "Net mass kg", "Price €/t", "Amount ZAR". */
const unit =
  /(?:\s+(?:in\s+)?|(?:\s+\S{1,3})?\/\s*)(?:kgs?|kilos?|kilograms?|t|mt|tonn?e?s?|toneladas?|lbs?|pounds?|g|grams?|zar|rands?|r)\.?$/iu

/** Returns the plain heading without its unit and without parentheses. */
const withoutUnit = (cell: string) =>
  plainOf(
    cell
      .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .replace(/\s*[([].*$/u, '')
      // A path of an export: "order_line/product_id".
      .replace(/^\w+\/(?=\w+_)/u, '')
      .replace(unit, ''),
  )

/**
 * Returns the field that a heading names in one of the languages, or null. Ignores case, accents, spaces and
 * punctuation: "GW code", "gw_code" and "GW Code" are equal.
 */
export function headingOf(cell: string, fields: readonly ImportField[]): Heading | null {
  const plain = plainOf(cell)
  if (plain === '') return null
  const bare = withoutUnit(cell)
  const found = fields.flatMap((field): Heading[] => {
    const hint = field.hint?.(plain) ?? null
    const found = ranksOf(field)
    const rank = found.get(plain) ?? found.get(bare) ?? (hint ? hinted : undefined)
    return rank === undefined ? [] : [{ field: field.id, rank, ...hint }]
  })
  return found.toSorted((one, other) => one.rank - other.rank)[0] ?? null
}

/** Returns the number of different fields that the headings in a row name. */
export const fieldsNamedIn = (fields: readonly ImportField[]) => (cells: readonly string[]) =>
  new Set(cells.flatMap(cell => headingOf(cell, fields)?.field ?? [])).size

/** Returns the cells of a column, without empty ones. */
export const cellsOf = (rows: readonly TableRow[], at: number) => rows.flatMap(({ cells }) => cells[at] || [])
