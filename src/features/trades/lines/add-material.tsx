import { useMemo } from 'react'
import { materialsOrStored } from '#actors/device/stored-lists.ts'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { StatisticsByName } from '#domain/trades/material-statistics.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { useLookup } from '#patterns/lookup/use-lookup.ts'
import type { ShownMaterial } from '#schemas/material.ts'
import { PickBox } from '#ui/pickers/combo-box.tsx'
import { lookUpMaterials } from './material-lookup.ts'

/**
 * Search that adds a line. Enter does not wait for results: it adds a pending line, which looks up its own material.
 */
export function AddMaterial({
  lines,
  past,
  errorMessage,
}: {
  lines: LinesActor
  past: StatisticsByName | undefined
  errorMessage: string
}) {
  const api = useApi()
  const environment = useEnvironment()
  const locale = useLocale()
  const materials = useMemo(
    () => lookUpMaterials(materialsOrStored(environment, api), locale, past),
    [environment, api, locale, past],
  )
  const add = (material: ShownMaterial) => lines.send({ type: 'line.add', material })
  const { search, itemOf, isCurrent, creation } = useLookup({ ...materials, term: 'materialsSearchTerm' }, add)
  return (
    <>
      <PickBox
        label={t('Add a material by name or GW code')}
        search={search}
        errorMessage={errorMessage}
        onPick={option => {
          const material = itemOf(option)
          if (!material) return
          // A cached option might have an outdated factor, so the new line looks up the material again.
          if (isCurrent(option)) add(material)
          else lines.send({ type: 'line.lookUp', term: material.name })
        }}
        onCommit={term => lines.send({ type: 'line.lookUp', term })}
      />
      {creation}
    </>
  )
}
