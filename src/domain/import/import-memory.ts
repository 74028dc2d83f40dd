import { objectEntries } from 'ts-extras'
import type { Decimal } from '#domain/figures/number-reading.ts'
import { remembered } from '#domain/remembered.ts'
import { fieldsIn } from '#rules/fields.ts'
import { contentRows } from './file-content.ts'
import {
  type DateOrder,
  type FieldId,
  type ImportResource,
  type ImportTable,
  importResources,
  type Matching,
  type NameAnswer,
  type NameAnswers,
  type WeightUnit,
  weightUnits,
} from './import-types.ts'
import { nameKeyOf } from './known-names.ts'

/** Column mapping that the user saved for files with these headings. */
export type SavedMapping = {
  name: string
  resource: ImportResource
  /** Keys of all headings: see {@link headingKeys}. */
  headings: readonly string[]
  /** Key of the heading of each field that has a column. */
  columns: Readonly<Record<FieldId, string>>
  decimal: Decimal | null
  dateOrder: DateOrder | null
  weightUnit: WeightUnit | null
}

/** Answer about an unclear name, for later files. */
export type KeptAnswer = { resource: ImportResource; field: FieldId; key: string; answer: NameAnswer }

/** Mappings and answers that imports of one user can use again. Both are sorted from the oldest to the newest. */
export type ImportMemory = { mappings: readonly SavedMapping[]; answers: readonly KeptAnswer[] }

const mostMappings = 20
const mostAnswers = 2000

const decimals: readonly Decimal[] = ['.', ',']
const dateOrders: readonly DateOrder[] = ['dayFirst', 'monthFirst']

const oneOf = <Option extends string>(options: readonly Option[], value: unknown): Option | null =>
  options.find(option => option === value) ?? null

const isText = (value: unknown) => typeof value === 'string'

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function mappingIn(value: unknown): SavedMapping[] {
  const { name, resource: stored, headings, columns, decimal, dateOrder, weightUnit } = fieldsIn(value)
  const resource = oneOf(importResources, stored)
  if (!isText(name) || resource === null) return []
  const chosen = Object.entries(fieldsIn(columns)).filter((entry): entry is [string, string] => isText(entry[1]))
  return [
    {
      name,
      resource,
      headings: listIn(headings).filter(isText),
      columns: Object.fromEntries(chosen),
      decimal: oneOf(decimals, decimal),
      dateOrder: oneOf(dateOrders, dateOrder),
      weightUnit: oneOf(weightUnits, weightUnit),
    },
  ]
}

function answerIn(value: unknown): KeptAnswer[] {
  const { resource: stored, field, key, answer } = fieldsIn(value)
  const resource = oneOf(importResources, stored)
  const { id, name } = fieldsIn(answer)
  if (resource === null || !isText(field) || !isText(key)) return []
  if (answer === null) return [{ resource, field, key, answer }]
  return isText(id) && isText(name) ? [{ resource, field, key, answer: { id, name } }] : []
}

/** Parses the stored memory of one user. Drops invalid mappings and answers. */
export function importMemoryIn(value: unknown): ImportMemory {
  const { mappings, answers } = fieldsIn(value)
  return { mappings: listIn(mappings).flatMap(mappingIn), answers: listIn(answers).flatMap(answerIn) }
}

/**
 * Returns a unique key for each heading of a row. Headings that differ only in case or spaces are numbered: "date",
 * "date 2".
 */
export function headingKeys(cells: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return cells.map(cell => {
    const plain = nameKeyOf(cell)
    const count = (counts.get(plain) ?? 0) + 1
    counts.set(plain, count)
    return count === 1 ? plain : `${plain} ${count}`
  })
}

/** Returns the mapping of a file with these headings, to save it under a name. */
export function mappingNamed(
  name: string,
  resource: ImportResource,
  headings: readonly string[],
  { columns, decimal, dateOrder, weightUnit }: Matching,
): SavedMapping {
  const keys = headingKeys(headings)
  const mapped = objectEntries(columns).flatMap(([field, column]) => {
    const key = column === null ? undefined : keys[column]
    return key === undefined ? [] : [[field, key] as const]
  })
  return { name, resource, headings: keys, columns: Object.fromEntries(mapped), decimal, dateOrder, weightUnit }
}

/** Returns the latest mapping that was saved for a file with the same headings in any order, or null. */
export function mappingFor(
  { mappings }: ImportMemory,
  resource: ImportResource,
  headings: readonly string[],
): SavedMapping | null {
  const keys = new Set(headingKeys(headings))
  const hasHeadings = (mapping: SavedMapping) =>
    mapping.headings.length === keys.size && mapping.headings.every(key => keys.has(key))
  return mappings.findLast(mapping => mapping.resource === resource && hasHeadings(mapping)) ?? null
}

/** Applies a saved mapping to a table with these headings in the row `header`. Fields without a column become null. */
export function matchingBy(
  { columns, decimal, dateOrder, weightUnit }: SavedMapping,
  headings: readonly string[],
  { header, columns: detected }: Pick<Matching, 'header' | 'columns'>,
): Matching {
  const keys = headingKeys(headings)
  const columnOf = (field: FieldId) => {
    const column = keys.findIndex(key => key === columns[field])
    return column < 0 ? null : column
  }
  const mapped = Object.keys(detected).map(field => [field, columnOf(field)] as const)
  return { header, columns: Object.fromEntries(mapped), decimal, dateOrder, weightUnit }
}

const isSameMapping = (one: SavedMapping, other: SavedMapping) =>
  one.resource === other.resource && one.name === other.name

export const withoutMapping = (memory: ImportMemory, mapping: SavedMapping): ImportMemory => ({
  ...memory,
  mappings: memory.mappings.filter(each => !isSameMapping(each, mapping)),
})

/** Adds a mapping, or replaces the mapping of the resource with the same name. Drops the oldest of more than 20. */
export const withMapping = (memory: ImportMemory, mapping: SavedMapping): ImportMemory => ({
  ...memory,
  mappings: [...withoutMapping(memory, mapping).mappings, mapping].slice(-mostMappings),
})

/** Returns the kept answers for imports of a resource. */
export function answersFor({ answers }: ImportMemory, resource: ImportResource): NameAnswers {
  const byField = Map.groupBy(
    answers.filter(each => each.resource === resource),
    ({ field }) => field,
  )
  return Object.fromEntries(
    Array.from(byField, ([field, kept]) => [field, Object.fromEntries(kept.map(({ key, answer }) => [key, answer]))]),
  )
}

/** Returns the kept answers about the names in a file, as the file spells them. */
export function answersIn(
  { answers }: ImportMemory,
  resource: ImportResource,
  { table, matching }: { table: ImportTable; matching: Matching },
): Array<{ field: FieldId; name: string; answer: NameAnswer }> {
  const namesIn = remembered((field: FieldId) => {
    const column = matching.columns[field] ?? -1
    const texts = contentRows(table, matching).flatMap(({ cells }) => cells[column] ?? [])
    const names = new Set(texts.flatMap(text => [text, ...text.split(/[,;|]/u)]))
    // The first spelling of a name stays.
    return new Map(Array.from(names, name => [nameKeyOf(name), name.trim()] as const).toReversed())
  })
  return answers.flatMap(({ resource: of, field, key, answer }) => {
    const name = of === resource ? namesIn(field).get(key) : undefined
    return name === undefined ? [] : { field, name, answer }
  })
}

const identityOf = ({ resource, field, key }: KeptAnswer) => JSON.stringify([resource, field, key])

/** Adds answers, which replace earlier ones about the same names. Drops the oldest of more than 2,000. */
export function withAnswers(memory: ImportMemory, resource: ImportResource, added: NameAnswers): ImportMemory {
  const newest = Object.entries(added).flatMap(([field, byKey]) =>
    Object.entries(byKey).map(([key, answer]): KeptAnswer => ({ resource, field, key, answer })),
  )
  const replaced = new Set(newest.map(identityOf))
  const kept = memory.answers.filter(answer => !replaced.has(identityOf(answer)))
  return { ...memory, answers: [...kept, ...newest].slice(-mostAnswers) }
}
