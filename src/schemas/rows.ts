import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { fieldsIn } from '#rules/fields.ts'
import { dateTime, listOf } from './common.ts'

/** Row of a response that could not be parsed. Fields are null if they are missing or invalid. */
export type UnreadableRow = {
  id: string | null
  name: string | null
  /** ISO date and time, or null. */
  createdAt: string | null
  /** First invalid field with its value: `weight is "heavy"`. */
  reason: string
}

/** Readable rows of a list, in order, and the unreadable rows. */
export type ReadRows<Row> = { items: Row[]; unreadable: UnreadableRow[] }

type Issue = { path?: readonly PropertyKey[] }

const partOf = (raw: unknown, name: PropertyKey) => fieldsIn(raw)[String(name)]
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Maximum number of characters of a value in `reason`. */
const mostCharacters = 60

/** Describes an invalid or missing field: `weight is "heavy"`. */
export function faultOf(raw: unknown, { path = [] }: Issue): string {
  const found = path.reduce(partOf, raw)
  // In the response, a line contains the fields of its material directly, not in `material`.
  const value = found === undefined && path[0] === 'material' ? partOf(raw, path.at(-1) ?? '') : found
  const field = path.map(String).join('.')
  if (value === undefined) return field ? t('{field} is missing', { field }) : t('The row is missing')
  const text = JSON.stringify(value).slice(0, mostCharacters)
  return field ? t('{field} is {value}', { field, value: text }) : t('The row is {value}', { value: text })
}

/** Marks an unreadable row in the parsed list, until it is separated from the readable rows. */
class Unreadable {
  readonly row: UnreadableRow

  constructor(row: UnreadableRow) {
    this.row = row
  }
}

const isUnreadable = (row: unknown) => row instanceof Unreadable

const unreadableOf = (raw: unknown, issues: readonly Issue[]) =>
  new Unreadable({
    id: textOf(partOf(raw, 'id')),
    name: textOf(partOf(raw, 'name')),
    createdAt: dateTime.safeParse(partOf(raw, 'createdAt')).data ?? null,
    reason: faultOf(raw, issues[0] ?? {}),
  })

/**
 * Schema for a list of rows. Separates unreadable rows, so that a single one does not make the list fail. If the server
 * omits the list or sends null, the result is empty.
 */
export const readableRows = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    listOf(z.catch(item, ({ value, issues }) => unreadableOf(value, issues) as z.output<T>)),
    z.transform((rows): ReadRows<z.output<T>> => {
      const unreadable = rows.flatMap((row: unknown) => (row instanceof Unreadable ? row.row : []))
      return { items: unreadable.length === 0 ? rows : rows.filter(row => !isUnreadable(row)), unreadable }
    }),
  )

/** Returns an object with the unreadable rows in the field `name`, or an empty object if there are none. */
export const unreadableIn = <Name extends string>(name: Name, { unreadable }: Pick<ReadRows<unknown>, 'unreadable'>) =>
  (unreadable.length > 0 ? { [name]: unreadable } : {}) as { [Key in Name]?: UnreadableRow[] }
