import { exact, exactText } from '#domain/carbon/carbon.ts'
import { toExactDateTime } from '#domain/figures/dates.ts'
import { roundedToCents } from '#domain/figures/money.ts'
import { type CatalogueMaterial, catalogueMaterial, type Trade } from '#schemas/trade.ts'
import type { TradeContent } from './import-definition.ts'
import type { FieldId, ImportChange } from './import-types.ts'
import { nameKeyOf } from './known-names.ts'
import type { LocalTime } from './trade-rows.ts'

type Line = TradeContent['lines'][number]

/** Rounds a weight or a value to two decimals, as forms do. */
export const rounded = (number: number): number => Number(roundedToCents(exactText(exact(number))))

/** Returns a key that is equal for lines with the same material, weight and value. */
const lineKey = ({ material, weight, value }: Line) =>
  JSON.stringify([nameKeyOf(material.name), nameKeyOf(material.gwCode), rounded(weight), rounded(value)])

/** Returns a key that is equal for equal lines in any order. */
export const loadKey = (lines: readonly Line[]): string => lines.map(lineKey).toSorted().join()

const lengths = { day: 10, minute: 16, second: 19 } as const

/** True if a moment (ISO, UTC) is the local time of a cell, with the precision of the cell. */
export const isAtTime = (createdAt: string, { local, precision }: LocalTime): boolean =>
  toExactDateTime(Date.parse(createdAt)).slice(0, lengths[precision]) === local.slice(0, lengths[precision])

/**
 * Returns the local day and time of a new record: noon if the file has only days, or midnight if noon is in the future.
 * `now` is in epoch milliseconds.
 */
export function momentOf({ local, precision }: LocalTime, now: number): string {
  if (precision !== 'day') return local
  const noon = `${local.slice(0, 10)}T12:00:00`
  return Date.parse(noon) > now ? `${local.slice(0, 10)}T00:00:00` : noon
}

const materialOf = (material: Trade['materials'][number]['material']): CatalogueMaterial | null =>
  catalogueMaterial.safeParse(material).data ?? null

/**
 * Converts a record of the server. Returns null if it lacks a party or has lines that cannot be read, because it cannot
 * be compared then.
 */
export function contentNow({ buyer, seller, createdAt, materials, unreadableLines }: Trade): TradeContent | null {
  if (!buyer || !seller || unreadableLines) return null
  const lines = materials.flatMap(({ material, weight, value }) => {
    const known = materialOf(material)
    return known ? [{ material: known, weight, value }] : []
  })
  return lines.length === materials.length ? { buyer, seller, createdAt, lines } : null
}

const linesText = (lines: readonly Line[]) =>
  lines.map(({ material, weight, value }) => `${material.name} ${rounded(weight)} kg R ${rounded(value)}`).join(', ')

type Seller = TradeContent['seller']

/** True if both are the same party: some servers store the business of a seller. */
export const isSameParty = (one: Seller, other: Seller): boolean =>
  one.id === other.id || one.id === other.businessId || one.businessId === other.id

/** Returns the fields that differ. */
export function tradeChanges(before: TradeContent, after: TradeContent): ImportChange[] {
  const parties = (['buyer', 'seller'] as const).flatMap((field): ImportChange[] =>
    isSameParty(before[field], after[field]) ? [] : [{ field, before: before[field].name, after: after[field].name }],
  )
  const isSameTime = Date.parse(before.createdAt) === Date.parse(after.createdAt)
  return [
    ...(isSameTime ? [] : [{ field: 'date', before: before.createdAt, after: after.createdAt }]),
    ...parties,
    ...(loadKey(before.lines) === loadKey(after.lines)
      ? []
      : [{ field: 'material', before: linesText(before.lines), after: linesText(after.lines) }]),
  ]
}

const partOfField: Readonly<Record<FieldId, keyof TradeContent>> = {
  date: 'createdAt',
  buyer: 'buyer',
  seller: 'seller',
  material: 'lines',
}

/** Returns the parts of a trade that contain the changes. */
export const changedParts = (content: TradeContent, changes: readonly ImportChange[]): Partial<TradeContent> =>
  Object.fromEntries(changes.flatMap(({ field }) => partOfField[field] ?? []).map(part => [part, content[part]]))
