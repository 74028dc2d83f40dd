import * as z from 'zod/mini'
import { dateTime, id, listOf, numberText, numeric, orNull, party, quantity, stamps } from './common.ts'
import { materialNames } from './material.ts'

/** A line of a transaction or collection. Weight in kg, value in rand. Some servers name no id of a line. */
export const line = z.pipe(
  materialNames,
  z.object({
    id: orNull(id),
    name: orNull(z.string()),
    gwCode: orNull(z.string()),
    carbonFactor: orNull(numeric),
    weight: quantity,
    value: quantity,
    createdAt: z.optional(dateTime),
    updatedAt: z.optional(dateTime),
  }),
)
export type Line = z.infer<typeof line>

/** A transaction or a collection: they have one shape. The parties and lines are there when they were preloaded. */
export const trade = z.object({
  id,
  buyer: orNull(party),
  seller: orNull(party),
  materials: listOf(line),
  ...stamps,
})
export type Trade = z.infer<typeof trade>

/** The body of a line, new in a record or posted by itself. */
export const lineBody = z.object({
  name: z.string(),
  gwCode: z.string(),
  carbonFactor: numberText('The factor of a material is a number, such as 1.1418'),
  weight: z.number().check(z.gte(0)),
  value: z.number().check(z.gte(0)),
})
export type LineBody = z.infer<typeof lineBody>

/** The body that changes a line. */
export const lineChange = z.object({
  weight: z.optional(z.number().check(z.gte(0))),
  value: z.optional(z.number().check(z.gte(0))),
})
export type LineChange = z.infer<typeof lineChange>

/** The body that records a transaction or collection. `createdAt` is when it took place, an ISO date and time in UTC. */
export const tradeBody = z.object({
  buyerId: id,
  sellerId: id,
  createdAt: z.iso.datetime(),
  materials: z.array(lineBody),
})
export type TradeBody = z.infer<typeof tradeBody>

/** The body that changes a transaction or collection; null leaves a field as it is. */
export const tradeChange = z.object({
  buyerId: z.nullable(id),
  sellerId: z.nullable(id),
  createdAt: z.nullable(z.iso.datetime()),
})
export type TradeChange = z.infer<typeof tradeChange>
