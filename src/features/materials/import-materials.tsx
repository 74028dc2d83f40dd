import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type Environment, useEnvironment, useUser } from '#actors/environment.tsx'
import { startMaterialImport } from '#actors/records/material-import.actor.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import { t } from '#messages/message.ts'
import { titleOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ChooseSource } from './choose-source.tsx'
import { CompareRows } from './compare-rows.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgressCard } from './import-progress.tsx'
import { MatchColumns } from './match-columns.tsx'
import * as css from './material-import.css.ts'

/** Starts the import actor of a session. Its toasts report progress while the user is on another screen. */
function beginImport(environment: Environment, over: AbortSignal): MaterialImportActor {
  const actor = startMaterialImport(environment, over)
  actor.on('import.ended', ({ written, total, problem }) => {
    const locale = environment.locale()
    const title = t(
      '{total, plural, one {Material import: {written} of # material imported} other {Material import: {written} of # materials imported}}',
      { written: countInWords(written, locale), total, locale },
    )
    if (problem === null) toast({ kind: 'success', title })
    else {
      const description = t('{reason} You can continue the import.', { reason: problem.message })
      toast({ kind: 'error', title, description })
    }
  })
  return actor
}

function useMaterialImport(): MaterialImportActor {
  const environment = useEnvironment()
  const [actor] = useState(() => sessionService(environment, beginImport))
  useEffect(() => {
    actor.send({ type: 'screen.opened' })
    return () => actor.send({ type: 'screen.left' })
  }, [actor])
  return actor
}

function Steps({ actor }: { actor: MaterialImportActor }) {
  const user = useUser()
  const table = useSelector(actor, snapshot => snapshot.context.table)
  // Choosing a different encoding or delimiter reads the file again, but the field keeps the focus.
  const isOpen = useSelector(actor, snapshot => snapshot.hasTag('open') || snapshot.hasTag('reading'))
  const isChoosing = useSelector(actor, snapshot => snapshot.hasTag('choosing'))
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
  const name = useSelector(actor, ({ context: { source } }) => (source ? (source.name ?? t('Pasted rows')) : ''))
  // The pressed button disappears with its step. The focus then moves to the title.
  const rescue = useFocusRescue({ next: ({ area }) => area.querySelector('h1') })
  return (
    <div className={css.screen} {...rescue}>
      <PageHeader
        trail={[{ label: titleOf('adminMaterials'), href: pathTo('adminMaterials') }]}
        title={t('Import materials')}
        subtitle={name || t('From a CSV file or a spreadsheet')}
      />
      <Steps actor={actor} />
    </div>
  )
}
