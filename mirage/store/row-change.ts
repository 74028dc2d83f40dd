import * as z from 'zod/mini'
import { id } from '#schemas/common.ts'
import type { Rows } from './records.ts'
import * as schemas from './row-schemas.ts'

/** The latest state of a row: all its columns, or null after its deletion. */
export type RowChange = {
  [Name in keyof Rows]: { table: Name; id: string; row: Readonly<Rows[Name]> | null }
}[keyof Rows]

const changeOf = <const Name extends string, Row extends z.ZodMiniType>(table: Name, row: Row) =>
  z.strictObject({ table: z.literal(table), id, row: z.nullable(row) })

/** A change to one row of any table; `id` must equal the id of the row. */
export const rowChange = z
  .discriminatedUnion('table', [
    changeOf('users', schemas.userRow),
    changeOf('businesses', schemas.businessRow),
    changeOf('roles', schemas.roleRow),
    changeOf('materials', schemas.materialRow),
    changeOf('transactions', schemas.tradeRow),
    changeOf('collections', schemas.tradeRow),
    changeOf('transactionLines', schemas.lineRow),
    changeOf('collectionLines', schemas.lineRow),
  ])
  .check(
    z.check<RowChange>(({ value, issues }) => {
      if (value.row && value.row.id !== value.id) {
        issues.push({ code: 'custom', input: value.id, path: ['id'], message: 'Not the id of its row' })
      }
    }),
  )
