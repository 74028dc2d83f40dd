import * as z from 'zod/mini'
import { fieldsIn } from '#rules/fields.ts'
import { dateTime, listOf } from './common.ts'

/** Unreadable row of a response. Unreadable texts are null. */
export type UnreadableRow = {
  id: string | null
  name: string | null
  /** ISO date and time. */
  createdAt: string | null
  /** First invalid field and its value: `weight is "heavy"`. */
  reason: string
}

/** Readable rows of a list in order, and unreadable rows. */
export type ReadRows<Row> = { items: Row[]; unreadable: UnreadableRow[] }

type Issue = { path?: readonly PropertyKey[] }

const partOf = (raw: unknown, name: PropertyKey) => fieldsIn(raw)[String(name)]
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Maximum characters of a value in a reason. */
const mostCharacters = 60

/** Describes an invalid field: `weight is "heavy"`. */
export function faultOf(raw: unknown, { path = [] }: Issue): string {
  const found = path.reduce(partOf, raw)
  // The response has the material fields and numbers of a line on one level.
  const value = found === undefined && path[0] === 'material' ? partOf(raw, path.at(-1) ?? '') : found
  const what = path.length === 0 ? 'The row' : path.map(String).join('.')
  return value === undefined ? `${what} is missing` : `${what} is ${JSON.stringify(value).slice(0, mostCharacters)}`
}

/** Placeholder for an unreadable row until the rows are separated. */
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

/** List that a server might omit or send as null. An unreadable row does not affect the others. */
export const readableRows = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    listOf(z.catch(item, ({ value, issues }) => unreadableOf(value, issues) as z.output<T>)),
    z.transform((rows): ReadRows<z.output<T>> => {
      const unreadable = rows.flatMap((row: unknown) => (row instanceof Unreadable ? row.row : []))
      return { items: unreadable.length === 0 ? rows : rows.filter(row => !isUnreadable(row)), unreadable }
    }),
  )

/** Returns the unreadable rows in a field with the given name, or no field if there are none. */
export const unreadableIn = <Name extends string>(name: Name, { unreadable }: Pick<ReadRows<unknown>, 'unreadable'>) =>
  (unreadable.length > 0 ? { [name]: unreadable } : {}) as { [Key in Name]?: UnreadableRow[] }
