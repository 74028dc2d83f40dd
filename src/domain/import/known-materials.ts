import { wireFactor } from '#domain/carbon/carbon.ts'
import type { Material, MaterialBody } from '#schemas/material.ts'
import type { ReadRows } from '#schemas/rows.ts'
import { tidy } from './cell-text.ts'

/** The materials of the server, with those that cannot be read. */
export type Catalogue = ReadRows<Material>

/** A material as the server has it. */
export type MaterialNow = MaterialBody & { id: string }

/** A material as it would be sent, with all decimals of its factor, or the text that the server has in place of a number. */
export const materialNow = ({ id, name, gwCode, carbonFactorText }: Material): MaterialNow => ({
  id,
  name,
  gwCode,
  carbonFactor: wireFactor(carbonFactorText) ?? carbonFactorText,
})

/** Why a row is not written whose material cannot be read. */
export const unreadableMaterial = 'The server has a material with this name, but its data are invalid'

/** The key of a name. Case, spaces, zero-width characters and how Unicode writes an accent make no difference. */
export const nameKeyOf = (name: string) => tidy(name).normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ')

/** The materials of the server, to be found by name and by id. */
export function catalogueOf({ items: materials, unreadable }: Catalogue) {
  const unreadableNames = new Set(unreadable.map(({ name }) => nameKeyOf(name ?? '')))
  const byName = Map.groupBy(materials, ({ name }) => nameKeyOf(name))
  const byId = new Map(materials.map(material => [material.id, material]))
  return {
    withId: (id: string) => byId.get(id),
    /**
     * The material of a name; where there are several, the one that is spelled so, or that has the GW code. 'several' where that does
     * not tell one, 'unreadable' where the only one cannot be read.
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
