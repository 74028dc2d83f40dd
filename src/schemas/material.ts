import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestFactor, longestGwCode, longestName } from '#rules/texts.ts'
import { atMost, factor, factorWithPoint, id, numberText, renamed, required, stamps, text } from './common.ts'

/** Renames material fields to camel case. The API uses both spellings. */
export const materialNames = renamed({ gw_code: 'gwCode', carbon_factor: 'carbonFactor' })

const textOf = ({ carbonFactor }: { carbonFactor?: unknown }) =>
  typeof carbonFactor === 'number' || typeof carbonFactor === 'string' ? factorWithPoint(String(carbonFactor)) : ''

/** Keeps the text of the factor with a decimal point, in addition to the parsed number. */
const withFactorText = z.transform((raw: unknown) =>
  typeof raw === 'object' && raw !== null ? { ...raw, carbonFactorText: textOf(raw) } : raw,
)

/**
 * Material. `carbonFactor` is in kg CO₂e avoided per kg, null if unknown; the API sends text or a number.
 * `carbonFactorText` is the text from the API, such as "1.1400" or "n/a", with a decimal point if the comma is
 * unambiguous.
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

/** Parses a material of the recent choices. Returns null for other values. */
export const parseShownMaterial = (item: unknown): ShownMaterial | null => shownMaterial.safeParse(item).data ?? null

/** Request schema. `carbonFactor` is sent as text to keep all decimals. */
export const materialBody = z.object({
  name: required(t('Enter a material name'), longestName),
  gwCode: required(t('Enter a GW code'), longestGwCode),
  carbonFactor: numberText(t('Enter a number. For example, 1.1418')).check(atMost(longestFactor)),
})
export type MaterialBody = z.infer<typeof materialBody>
