import { useSelector } from '@xstate/react'
import { useUser } from '#actors/environment.tsx'
import { may } from '#domain/permissions/permissions.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import { titleOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ChooseSource } from './choose-source.tsx'
import { CompareRows } from './compare-rows.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgressCard } from './import-progress.tsx'
import { MatchColumns } from './match-columns.tsx'
import * as css from './material-import.css.ts'
import { useMaterialImport } from './use-material-import.ts'

function Steps({ actor }: { actor: MaterialImportActor }) {
  const user = useUser()
  const table = useSelector(actor, snapshot => snapshot.context.table)
  const isOpen = useSelector(actor, snapshot => snapshot.hasTag('open'))
  const isChoosing = useSelector(actor, snapshot => snapshot.hasTag('choosing') || snapshot.hasTag('reading'))
  const hasRows = useSelector(actor, snapshot => snapshot.context.rows.length > 0)
  const permitted = { create: may(user, 'materials.create'), update: may(user, 'materials.update') }
  if (isChoosing || !table) return <ChooseSource actor={actor} />
  return (
    <>
      {isOpen ? (
        <>
          <MatchColumns actor={actor} table={table} />
          <CompareRows actor={actor} may={permitted} />
        </>
      ) : (
        <ImportProgressCard actor={actor} />
      )}
      {hasRows ? <ImportPreview actor={actor} may={permitted} /> : null}
    </>
  )
}

/** `/admin/materials/import` */
export function ImportMaterials() {
  const actor = useMaterialImport()
  const name = useSelector(actor, ({ context: { source } }) => (source ? (source.name ?? 'Pasted rows') : ''))
  // What was pressed goes away with its step: the next one begins below the title.
  const rescue = useFocusRescue({ next: ({ area }) => area.querySelector('h1') })
  return (
    <div className={css.screen} {...rescue}>
      <PageHeader
        trail={[{ label: titleOf('adminMaterials'), href: pathTo('adminMaterials') }, { label: 'Import' }]}
        title="Import materials"
        subtitle={name || 'From a CSV file or a spreadsheet'}
      />
      <Steps actor={actor} />
    </div>
  )
}
