import * as z from 'zod/mini'
import { fieldsIn } from '#rules/fields.ts'
import { dateTime, listOf } from './common.ts'

/** A row of an answer that cannot be read. Its texts are null where they cannot be read either. */
export type UnreadableRow = {
  id: string | null
  name: string | null
  /** An ISO date and time. */
  createdAt: string | null
  /** The first field that is wrong, and what it holds: `weight is "heavy"`. */
  reason: string
}

/** The rows of a list that can be read, in their order, and the others. */
export type ReadRows<Row> = { items: Row[]; unreadable: UnreadableRow[] }

type Issue = { path?: readonly PropertyKey[] }

const partOf = (raw: unknown, name: PropertyKey) => fieldsIn(raw)[String(name)]
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Most characters of a value in a reason. */
const mostCharacters = 60

/** What a field holds that is wrong: `weight is "heavy"`. */
export function faultOf(raw: unknown, { path = [] }: Issue): string {
  const found = path.reduce(partOf, raw)
  // A line is read into a material and its numbers, which are side by side in the answer.
  const value = found === undefined && path[0] === 'material' ? partOf(raw, path.at(-1) ?? '') : found
  const what = path.length === 0 ? 'The row' : path.map(String).join('.')
  return value === undefined ? `${what} is missing` : `${what} is ${JSON.stringify(value).slice(0, mostCharacters)}`
}

/** Takes the place of a row that cannot be read until the rows are separated. */
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

/** A list that a server may leave out or send as null. A row that cannot be read leaves the others as they are. */
export const readableRows = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    listOf(z.catch(item, ({ value, issues }) => unreadableOf(value, issues) as z.output<T>)),
    z.transform((rows): ReadRows<z.output<T>> => {
      const unreadable = rows.flatMap((row: unknown) => (row instanceof Unreadable ? row.row : []))
      return { items: unreadable.length === 0 ? rows : rows.filter(row => !isUnreadable(row)), unreadable }
    }),
  )

/** ReadRows under other names, as a field that is left out where all rows can be read. */
export const unreadableIn = <Name extends string>(name: Name, { unreadable }: Pick<ReadRows<unknown>, 'unreadable'>) =>
  (unreadable.length > 0 ? { [name]: unreadable } : {}) as { [Key in Name]?: UnreadableRow[] }
