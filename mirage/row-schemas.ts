import * as z from 'zod/mini'
import { address, bankDetails, id, numberText } from '#schemas/parts.ts'
import { userType } from '#schemas/user.ts'
import type { RowChange } from './journal.ts'

/** How rows look that come from outside: the types of `records.ts`, to be checked. */

const stamps = { id, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

const user = z.strictObject({
  ...stamps,
  name: z.string(),
  username: z.string(),
  password: z.string(),
  secret: z.string().check(z.regex(/^[A-Z2-7]{16,64}$/, 'Not a secret in base32')),
  type: userType,
  idNumber: z.nullable(z.string()),
  businessId: z.nullable(id),
  businessIds: z.array(id),
  address: z.nullable(address),
  bankDetails: z.nullable(bankDetails),
  roleIds: z.array(id),
  permissions: z.array(z.string()),
  mfaEnabled: z.boolean(),
})

const business = z.strictObject({
  ...stamps,
  name: z.string(),
  ownerId: id,
  address: z.nullable(address),
  bankDetails: z.nullable(bankDetails),
})

const role = z.strictObject({
  ...stamps,
  name: z.string(),
  description: z.string(),
  default: z.boolean(),
  permissions: z.array(z.string()),
})

const factor = numberText('Not a number as text')
const material = z.strictObject({ ...stamps, name: z.string(), gwCode: z.string(), carbonFactor: factor })
const trade = z.strictObject({ ...stamps, buyerId: id, sellerId: id })
const line = z.strictObject({
  ...stamps,
  tradeId: z.nullable(id),
  name: z.string(),
  gwCode: z.string(),
  carbonFactor: factor,
  weight: z.number().check(z.gte(0)),
  value: z.number().check(z.gte(0)),
})

const changeOf = <const Name extends string, Row extends z.ZodMiniType>(table: Name, row: Row) =>
  z.strictObject({ table: z.literal(table), id, row: z.nullable(row) })

/** A change of one row of any table; row and id have to be of one mind. */
export const rowChange = z
  .discriminatedUnion('table', [
    changeOf('users', user),
    changeOf('businesses', business),
    changeOf('roles', role),
    changeOf('materials', material),
    changeOf('transactions', trade),
    changeOf('collections', trade),
    changeOf('transactionLines', line),
    changeOf('collectionLines', line),
  ])
  .check(
    z.check<RowChange>(({ value, issues }) => {
      if (value.row && value.row.id !== value.id) {
        issues.push({ code: 'custom', input: value.id, path: ['id'], message: 'Not the id of its row' })
      }
    }),
  )
