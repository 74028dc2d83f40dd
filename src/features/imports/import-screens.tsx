import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type Environment, useEnvironment, useUser } from '#actors/environment.tsx'
import { type Import, startImport } from '#actors/imports/import.actor.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { type ImportResource, importResources } from '#domain/import/import-types.ts'
import { mappedRecord } from '#domain/mapped-record.ts'
import { t } from '#messages/message.ts'
import { titleOf } from '#routing/list-routes.ts'
import { type PlaceRoute, pathTo } from '#routing/routes.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ChooseSource } from './choose-source.tsx'
import { CompareRows } from './compare-rows.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgressCard } from './import-progress.tsx'
import { lackingFor, writtenInWords } from './import-words.ts'
import * as css from './imports.css.ts'
import { MatchColumns } from './match-columns.tsx'
import { UnclearNames } from './unclear-names.tsx'

/** Functions that start the import of each resource. Its toasts report progress while the user is on another screen. */
const beginnings = mappedRecord(importResources, resource => {
  const start = startImport(resource)
  return (environment: Environment, over: AbortSignal): Import => {
    const started = start(environment, over)
    started.actor.on('import.ended', ({ written, total, problem, isUndone }) => {
      const result = writtenInWords({ written, total, resource }, environment.locale())
      const title = isUndone ? t('Import undone') : t('Import: {result}', { result })
      if (problem === null) toast({ kind: written === total ? 'success' : 'error', title })
      else {
        const description = t('{reason} You can continue the import.', { reason: problem.message })
        toast({ kind: 'error', title, description })
      }
    })
    return started
  }
})

function useImport(resource: ImportResource): Import {
  const environment = useEnvironment()
  const [started] = useState(() => sessionService(environment, beginnings[resource]))
  useEffect(() => {
    started.actor.send({ type: 'screen.opened' })
    return () => started.actor.send({ type: 'screen.left' })
  }, [started])
  return started
}

function Steps({ actor, journal, list }: Import & { list: { title: string; href: string } }) {
  const user = useUser()
  const resource = useSelector(actor, ({ context }) => context.resource)
  const table = useSelector(actor, snapshot => snapshot.context.table)
  // Choosing a different encoding, delimiter or sheet reads the file again, but the field keeps the focus.
  const isOpen = useSelector(actor, snapshot => snapshot.hasTag('open') || snapshot.hasTag('reading'))
  const isChoosing = useSelector(
    actor,
    snapshot => snapshot.hasTag('choosing') || (snapshot.hasTag('reading') && !table),
  )
  const hasRecords = useSelector(actor, snapshot => snapshot.context.records.length > 0)
  const lacking = lackingFor(user, resource)
  if (isChoosing) {
    return (
      <>
        <ChooseSource actor={actor} />
        <EarlierImports actor={actor} journal={journal} lacking={lacking} />
      </>
    )
  }
  return (
    <>
      {isOpen ? (
        <>
          {table ? <MatchColumns actor={actor} table={table} /> : null}
          <UnclearNames actor={actor} />
          <CompareRows actor={actor} lacking={lacking} />
        </>
      ) : (
        <ImportProgressCard actor={actor} list={list} />
      )}
      {hasRecords ? <ImportPreview actor={actor} lacking={lacking} /> : null}
    </>
  )
}

/** Returns the import screen of a resource. `list` is the route of its list. */
const importScreen = (resource: ImportResource, list: PlaceRoute) =>
  function ImportRecords() {
    const started = useImport(resource)
    const { actor } = started
    const name = useSelector(actor, ({ context: { source, undoing } }) => {
      if (undoing) return t('Undo {name}', { name: undoing.name ?? t('Pasted rows') })
      return source ? (source.name ?? t('Pasted rows')) : ''
    })
    // The pressed button disappears with its step. The focus then moves to the title.
    const rescue = useFocusRescue({ next: ({ area }) => area.querySelector('h1') })
    const place = { title: titleOf(list), href: pathTo(list) }
    return (
      <div className={css.screen} {...rescue}>
        <PageHeader
          trail={[{ label: place.title, href: place.href }]}
          title={t('Import')}
          subtitle={name || t('From a spreadsheet or a CSV file')}
        />
        <Steps {...started} list={place} />
      </div>
    )
  }

/** `/admin/materials/import` */
export const ImportMaterials = importScreen('materials', 'adminMaterials')
/** `/admin/businesses/import` */
export const ImportBusinesses = importScreen('businesses', 'adminBusinesses')
/** `/admin/users/import` */
export const ImportUsers = importScreen('users', 'adminUsers')
/** `/admin/transactions/import` */
export const ImportTransactions = importScreen('transactions', 'adminTransactions')
/** `/admin/collections/import` */
export const ImportCollections = importScreen('collections', 'adminCollections')
/** `/business/transactions/import` */
export const ImportBusinessTransactions = importScreen('transactions', 'businessTransactions')
/** `/business/users/import` */
export const ImportBusinessUsers = importScreen('users', 'businessUsers')
