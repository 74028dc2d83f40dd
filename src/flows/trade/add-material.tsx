import { useApi } from '#actors/use-api.ts'
import { familyOf } from '#domain/families.ts'
import { useLookup } from '#flows/lookup/use-lookup.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { Material } from '#schemas/material.ts'
import { PickBox } from '#ui/combo-box.tsx'
import type { Option } from '#ui/options.tsx'
import { materialColumns } from './paste-materials.ts'

const toOption = ({ id, name, gwCode }: Material): Option => ({
  id,
  label: name,
  detail: gwCode,
  family: familyOf(gwCode),
})

/** Looks up a material of the catalogue and adds it as a line. */
export function AddMaterial({ lines, errorMessage }: { lines: LinesActor; errorMessage: string }) {
  const api = useApi()
  const { search, itemOf } = useLookup<Material>({
    find: api.materials.list,
    searchColumn: materialColumns,
    toOption,
    term: 'materialsSearchTerm',
    emptyText: 'No materials found.',
  })
  return (
    <PickBox
      label="Add a material by name or GW code"
      search={search}
      errorMessage={errorMessage}
      onPick={option => {
        const material = itemOf(option)
        if (material) lines.send({ type: 'line.add', material })
      }}
    />
  )
}
