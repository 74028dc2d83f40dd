import { wireFactor } from '#domain/carbon/carbon.ts'
import { t } from '#messages/message.ts'
import type { Material, MaterialBody } from '#schemas/material.ts'
import type { ReadRows } from '#schemas/rows.ts'
import { tidy } from './cell-text.ts'

export type Catalogue = ReadRows<Material>

export type MaterialNow = MaterialBody & { id: string }

/**
 * Converts a material to a request body with its id. The factor keeps all its decimals; if it is not a number, the body
 * has the server's text.
 */
export const materialNow = ({ id, name, gwCode, carbonFactorText }: Material): MaterialNow => ({
  id,
  name,
  gwCode,
  carbonFactor: wireFactor(carbonFactorText) ?? carbonFactorText,
})

export const unreadableMaterial = t('The server has a material with this name, but its data are invalid')

/**
 * Returns a key that is equal for names that differ only in case, spaces, zero-width characters or Unicode
 * normalization.
 */
export const nameKeyOf = (name: string) => tidy(name).normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ')

/** Indexes the server's materials by name and by id. */
export function catalogueOf({ items: materials, unreadable }: Catalogue) {
  const unreadableNames = new Set(unreadable.map(({ name }) => nameKeyOf(name ?? '')))
  const byName = Map.groupBy(materials, ({ name }) => nameKeyOf(name))
  const byId = new Map(materials.map(material => [material.id, material]))
  const byCode = new Map(materials.map(material => [material.gwCode, material]))
  return {
    withId: (id: string) => byId.get(id),
    /** True if no two materials share a GW code. Some servers refuse a duplicate. */
    hasUniqueCodes: materials.length > 1 && byCode.size === materials.length,
    withCode: (gwCode: string) => byCode.get(gwCode),
    /**
     * Finds a material by name. If several match, the exact spelling decides, then the GW code. Returns 'several' if
     * the match is still ambiguous, and 'unreadable' if only an unreadable material matches.
     */
    named(name: string, gwCode: string | null): Material | 'several' | 'unreadable' | undefined {
      const found = byName.get(nameKeyOf(name)) ?? []
      if (found.length === 0 && name !== '' && unreadableNames.has(nameKeyOf(name))) return 'unreadable'
      if (found.length <= 1) return found[0]
      const spelledSo = found.filter(material => material.name === name)
      const candidates = spelledSo.length > 0 ? spelledSo : found
      if (candidates.length === 1) return candidates[0]
      const [coded, ...others] = candidates.filter(material => material.gwCode === gwCode)
      return coded && others.length === 0 ? coded : 'several'
    },
  }
}
export type KnownMaterials = ReturnType<typeof catalogueOf>
