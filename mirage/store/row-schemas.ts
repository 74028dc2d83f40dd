import * as z from 'zod/mini'
import { address } from '#schemas/address.ts'
import { bankDetails } from '#schemas/bank-details.ts'
import { id } from '#schemas/common.ts'
import { userType } from '#schemas/user.ts'

/** The columns of every row. Dates are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export const rowStamps = { id, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

/** Fields that are sent with other values than the row has, such as one that cannot be read, until the row is changed. */
const sentAs = z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
const ofEveryRow = { ...rowStamps, sentAs }

export const userRow = z.strictObject({
  ...ofEveryRow,
  name: z.string(),
  username: z.string(),
  /** Never leaves the mock. */
  password: z.string(),
  /** Base32, for the authenticator app. Leaves the mock only while enrolling. */
  secret: z.string().check(z.regex(/^[A-Z2-7]{16,64}$/, 'Not a secret in base32')),
  type: userType,
  idNumber: z.nullable(z.string()),
  /** The business that the user works in, one of `businessIds`. */
  businessId: z.nullable(id),
  businessIds: z.array(id),
  address: z.nullable(address),
  bankDetails: z.nullable(bankDetails),
  roleIds: z.array(id),
  permissions: z.array(z.string()),
  mfaEnabled: z.boolean(),
})

export const businessRow = z.strictObject({
  ...ofEveryRow,
  name: z.string(),
  ownerId: id,
  address: z.nullable(address),
  bankDetails: z.nullable(bankDetails),
})

export const roleRow = z.strictObject({
  ...ofEveryRow,
  name: z.string(),
  description: z.string(),
  default: z.boolean(),
  permissions: z.array(z.string()),
})

/**
 * What a line takes over from its material: `carbonFactor` in kg CO₂e avoided per kg, as decimal text. Any other text, which only a scenario
 * or a server can have put there, means unknown.
 */
const takenOver = { name: z.string(), gwCode: z.string(), carbonFactor: z.string() }

export const materialRow = z.strictObject({ ...ofEveryRow, ...takenOver })

/** A transaction or a collection. `createdAt` is when it took place. */
export const tradeRow = z.strictObject({ ...ofEveryRow, buyerId: id, sellerId: id })

/** A line of a transaction or collection: weight in kg, value in rand. */
export const lineRow = z.strictObject({
  ...ofEveryRow,
  /** Null until the line is attached to a record. */
  tradeId: z.nullable(id),
  ...takenOver,
  weight: z.number().check(z.gte(0)),
  value: z.number().check(z.gte(0)),
})
