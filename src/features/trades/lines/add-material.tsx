import { useApi } from '#actors/use-api.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { useLookup } from '#patterns/lookup/use-lookup.ts'
import type { Material } from '#schemas/material.ts'
import { PickBox } from '#ui/pickers/combo-box.tsx'
import { materialOption } from './material-lookup.ts'

/**
 * Looks up a material of the catalogue and adds it as a line. Enter does not wait for the answer: it adds a pending line at
 * once, whose material is looked up afterwards.
 */
export function AddMaterial({ lines, errorMessage }: { lines: LinesActor; errorMessage: string }) {
  const api = useApi()
  const { search, itemOf } = useLookup<Material>({
    find: api.materials.list,
    searchColumn: materialColumns,
    toOption: materialOption,
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
      onCommit={term => lines.send({ type: 'line.lookUp', term })}
    />
  )
}
