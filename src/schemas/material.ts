import * as z from 'zod/mini'
import { longestFactor, longestGwCode, longestName } from '#rules/texts.ts'
import { atMost, factor, given, id, numberText, renamed, stamps, text } from './common.ts'

/** Accepts both spellings of the API. */
export const materialNames = renamed({ gw_code: 'gwCode', carbon_factor: 'carbonFactor' })

const textOf = ({ carbonFactor }: { carbonFactor?: unknown }) =>
  typeof carbonFactor === 'number' || typeof carbonFactor === 'string' ? String(carbonFactor) : ''

/** Keeps the text of the factor in addition to its number. */
const withFactorText = z.transform((raw: unknown) =>
  typeof raw === 'object' && raw !== null ? { ...raw, carbonFactorText: textOf(raw) } : raw,
)

/**
 * A material. `carbonFactor` is in kg CO₂e avoided per kg, null if unknown; the API sends text or a number.
 * `carbonFactorText` is the text as entered: "1.1400", "n/a".
 */
export const material = z.pipe(
  z.pipe(materialNames, withFactorText),
  z.object({
    id,
    name: text,
    gwCode: text,
    carbonFactor: factor,
    carbonFactorText: z.string(),
    ...stamps,
  }),
)
export type Material = z.infer<typeof material>

/** Material in look-ups. */
const shownMaterial = z.object({ id, name: text, gwCode: text, carbonFactor: factor })
export type ShownMaterial = z.infer<typeof shownMaterial>

/** Returns the storable part of a chosen material, or null for other values. */
export const keptMaterial = (item: unknown): ShownMaterial | null => shownMaterial.safeParse(item).data ?? null

/** Request schema. `carbonFactor` is sent as text to keep all decimals. */
export const materialBody = z.object({
  name: given('Enter a material name', longestName),
  gwCode: given('Enter a GW code', longestGwCode),
  carbonFactor: numberText('Enter a number. For example, 1.1418').check(atMost(longestFactor)),
})
export type MaterialBody = z.infer<typeof materialBody>
