import * as z from 'zod/mini'
import { dateTime, eachOrNull, factor, id, numberText, orNull, quantity, stamps } from './common.ts'
import { materialNames } from './material.ts'
import { type Reference, reference } from './reference.ts'
import { readableRows, unreadableIn } from './rows.ts'

/** The buyer or the seller of a trade. */
export type Party = Reference

/** What a line takes over from its material of the catalogue. `carbonFactor` is in kg CO₂e avoided per kg, null if unknown. */
export const catalogueMaterial = z.object({ name: z.string(), gwCode: z.string(), carbonFactor: factor })
export type CatalogueMaterial = z.infer<typeof catalogueMaterial>

/** The same for a line that the server has, which may lack any of it. */
export const lineMaterial = z.object(eachOrNull(catalogueMaterial.shape))
export type LineMaterial = z.infer<typeof lineMaterial>

/** On the wire the fields of the material stand among those of the line. */
const withMaterial = z.transform((raw: unknown) =>
  typeof raw === 'object' && raw !== null ? { ...raw, material: raw } : raw,
)

/** A line of a transaction or collection. Weight in kg, value in rand. Some servers name no id of a line. */
export const line = z.pipe(
  z.pipe(materialNames, withMaterial),
  z.object({
    id: orNull(id),
    material: lineMaterial,
    weight: quantity,
    value: quantity,
    createdAt: z.optional(dateTime),
    updatedAt: z.optional(dateTime),
  }),
)
export type Line = z.infer<typeof line>

/**
 * A transaction or a collection: they have one shape. The parties and lines are there when they were preloaded. `materials` has the lines
 * that can be read, `unreadableLines` the others.
 */
export const trade = z.pipe(
  z.object({
    id,
    buyer: orNull(reference),
    seller: orNull(reference),
    materials: readableRows(line),
    ...stamps,
  }),
  z.transform(({ materials, ...record }) => ({
    ...record,
    materials: materials.items,
    ...unreadableIn('unreadableLines', materials),
  })),
)
export type Trade = z.infer<typeof trade>

const typedNumbers = { weight: z.nullable(z.number()), value: z.nullable(z.number()) }

/**
 * A line as it is typed, and kept in drafts: of a material, or of one that is still to be looked up by what was typed for
 * it. With a `reason`, the user chooses the material. A number is null until it is typed.
 */
export const typedLine = z.union([
  z.object({ material: catalogueMaterial, ...typedNumbers }),
  z.object({ term: z.string(), reason: z.optional(z.string()), ...typedNumbers }),
])
export type TypedLine = z.infer<typeof typedLine>

/** The body of a line, new in a record or posted by itself. */
export const lineBody = z.object({
  ...catalogueMaterial.shape,
  /** Left out if it is unknown. */
  carbonFactor: z.optional(numberText('Enter a number. For example, 1.1418')),
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
