import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { creationOf, dateTime, eachOrNull, factor, id, numberText, orNull, quantity, stamps } from './common.ts'
import { materialNames } from './material.ts'
import { type Reference, reference } from './reference.ts'
import { readableRows, unreadableIn } from './rows.ts'

export type TradeResource = 'transactions' | 'collections'

export const isTradeResource = (resource: string): resource is TradeResource =>
  resource === 'transactions' || resource === 'collections'

/** Buyer or seller of a trade. */
export type Party = Reference

/** Data that a line copies from its material. `carbonFactor` is in kg CO₂e avoided per kg, null if unknown. */
export const catalogueMaterial = z.object({ name: z.string(), gwCode: z.string(), carbonFactor: factor })
export type CatalogueMaterial = z.infer<typeof catalogueMaterial>

/** Material of a line from the server. Each field of {@link catalogueMaterial} can be missing. */
export const lineMaterial = z.object(eachOrNull(catalogueMaterial.shape))
export type LineMaterial = z.infer<typeof lineMaterial>

/** Puts the material fields into `material`. The API has them directly in the line. */
const withMaterial = z.transform((raw: unknown) =>
  typeof raw === 'object' && raw !== null ? { ...raw, material: raw } : raw,
)

/** Line of a transaction or collection. Weight in kg, value in rand. `id` is null on servers that send no line ids. */
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
 * Transaction or collection. Contains the buyer, seller and lines only if the request preloads them. Lines that cannot
 * be parsed are in `unreadableLines`.
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

const typedNumbers = {
  weight: z.nullable(z.number()),
  value: z.nullable(z.number()),
  /** Gross weight that waits for its tare. */
  gross: z.optional(z.nullable(z.number())),
  /** Price per kg in rand that the value follows. */
  price: z.optional(z.nullable(z.number())),
}

/**
 * Line in a form or draft. Has a material, or a `term` to look up the material. `reason` is set if the user must choose
 * the material. Numbers are null until entered.
 */
export const typedLine = z.union([
  z.object({ material: catalogueMaterial, ...typedNumbers }),
  z.object({ term: z.string(), reason: z.optional(z.string()), ...typedNumbers }),
])
export type TypedLine = z.infer<typeof typedLine>

/** Request body of a line, within a new record or alone. */
export const lineBody = creationOf(
  z.object({
    ...catalogueMaterial.shape,
    /** Factor as text, omitted if unknown. */
    carbonFactor: z.optional(numberText(t('Enter a number. For example, 1.1418'))),
    weight: z.number().check(z.gte(0)),
    value: z.number().check(z.gte(0)),
  }),
)
export type LineBody = z.infer<typeof lineBody>

export const lineChange = z.object({
  weight: z.optional(z.number().check(z.gte(0))),
  value: z.optional(z.number().check(z.gte(0))),
})
export type LineChange = z.infer<typeof lineChange>

/**
 * Request body of a new transaction or collection. `createdAt` is the time of the trade, as ISO date and time in UTC.
 */
export const tradeBody = z.object({
  buyerId: id,
  sellerId: id,
  createdAt: z.iso.datetime(),
  materials: z.array(lineBody),
})
export type TradeBody = z.infer<typeof tradeBody>

/** Request body of an update to a transaction or collection. Null leaves a field unchanged. */
export const tradeChange = z.object({
  buyerId: z.nullable(id),
  sellerId: z.nullable(id),
  createdAt: z.nullable(z.iso.datetime()),
})
export type TradeChange = z.infer<typeof tradeChange>
