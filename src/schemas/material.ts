import * as z from 'zod/mini'
import { longestFactor, longestGwCode, longestName } from '#rules/texts.ts'
import { atMost, factor, given, id, numberText, renamed, stamps, text } from './common.ts'

/** Reads both spellings of the wire. */
export const materialNames = renamed({ gw_code: 'gwCode', carbon_factor: 'carbonFactor' })

const textOf = ({ carbonFactor }: { carbonFactor?: unknown }) =>
  typeof carbonFactor === 'number' || typeof carbonFactor === 'string' ? String(carbonFactor) : ''

/** Keeps the text of the factor beside its number. */
const withFactorText = z.transform((raw: unknown) =>
  typeof raw === 'object' && raw !== null ? { ...raw, carbonFactorText: textOf(raw) } : raw,
)

/**
 * A material of the catalogue. `carbonFactor` is in kg CO₂e avoided per kg, text or number on the wire, a number here, and null if it is
 * unknown. `carbonFactorText` is as it was typed: "1.1400", "n/a".
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

/** A material as look-ups show it. */
const shownMaterial = z.object({ id, name: text, gwCode: text, carbonFactor: factor })
export type ShownMaterial = z.infer<typeof shownMaterial>

/** What may be kept of a material that was chosen; null for what is none. */
export const keptMaterial = (item: unknown): ShownMaterial | null => shownMaterial.safeParse(item).data ?? null

/** The body that creates or changes a material. `carbonFactor` goes out as text, so that no decimal is lost. */
export const materialBody = z.object({
  name: given('Enter a material name', longestName),
  gwCode: given('Enter a GW code', longestGwCode),
  carbonFactor: numberText('Enter a number. For example, 1.1418').check(atMost(longestFactor)),
})
export type MaterialBody = z.infer<typeof materialBody>
