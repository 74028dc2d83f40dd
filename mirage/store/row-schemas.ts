import * as z from 'zod/mini'
import { address } from '#schemas/address.ts'
import { bankDetails } from '#schemas/bank-details.ts'
import { id } from '#schemas/common.ts'
import { userType } from '#schemas/user.ts'

/** Columns of every row. Dates are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export const rowStamps = { id, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

/** Values that replace fields in responses, for example with unreadable values, until the row is changed. */
const sentAs = z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
const ofEveryRow = { ...rowStamps, sentAs }

export const userRow = z.strictObject({
  ...ofEveryRow,
  name: z.string(),
  username: z.string(),
  /** Never sent. */
  password: z.string(),
  /** Base32, for the authenticator app. Sent only during enrolment. */
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
 * Values that a line copies from its material. `carbonFactor` is kg CO₂e avoided per kg, as decimal text. Any other
 * text, from a scenario or server, means unknown.
 */
const takenOver = { name: z.string(), gwCode: z.string(), carbonFactor: z.string() }

export const materialRow = z.strictObject({ ...ofEveryRow, ...takenOver })

/** A transaction or a collection. `createdAt` is the time of the trade. */
export const tradeRow = z.strictObject({ ...ofEveryRow, buyerId: id, sellerId: id })

/** A line of a transaction or collection: weight in kg, value in rand. */
export const lineRow = z.strictObject({
  ...ofEveryRow,
  /** Null until the line is attached to a trade. */
  tradeId: z.nullable(id),
  ...takenOver,
  weight: z.number().check(z.gte(0)),
  value: z.number().check(z.gte(0)),
})
