import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ImportJournal, JournaledImport } from '#actors/imports/import-journal.ts'
import { toProblem } from '#domain/problem.ts'
import { isolated } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { EarlierImportRow } from './earlier-import-row.tsx'
import type { Lacking } from './import-words.ts'

/** Returns the imports of the resource in the journal of this device, newest first; null before they are read. */
function useEarlier(journal: Pick<ImportJournal, 'all' | 'remove'>, actor: ImportActor) {
  const resource = useSelector(actor, ({ context }) => context.resource)
  const [imports, setImports] = useState<readonly JournaledImport[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    let isOver = false
    journal.all().then(
      all => isOver || setImports(all.filter(each => each.resource === resource)),
      error => isOver || setFailure(error),
    )
    return () => {
      isOver = true
    }
  }, [journal, resource])
  const remove = (id: string) =>
    journal.remove(id).then(() => setImports(all => all && all.filter(each => each.id !== id)), setFailure)
  return { imports, problem: failure === null ? null : toProblem(failure).message, remove }
}

/** The last imports on this device, with the buttons that continue, undo and delete them. */
export function EarlierImports({
  actor,
  journal,
  lacking,
}: {
  actor: ImportActor
  journal: Pick<ImportJournal, 'all' | 'remove'>
  lacking: Lacking
}) {
  const { imports, problem, remove } = useEarlier(journal, actor)
  const [deleted, setDeleted] = useState<{ id: string; label: string } | null>(null)
  if (problem !== null) return <Alert>{t('Earlier imports can’t be shown. {reason}', { reason: problem })}</Alert>
  if (imports === null || imports.length === 0) return null
  return (
    <Card title={t('Earlier imports')} isFlush>
      <Table label={t('Earlier imports')}>
        <TableHead>
          <Column>{t('File')}</Column>
          <Column>{t('Date')}</Column>
          <Column isNumeric>{t('Imported')}</Column>
          <Column isNumeric>{t('Not imported')}</Column>
          <Column>{t('Status')}</Column>
          <Column>{t('Actions')}</Column>
        </TableHead>
        <TableBody>
          {imports.map((journaled, index) => (
            <EarlierImportRow
              key={journaled.id}
              {...{ actor, journaled, lacking }}
              position={index + 1}
              onDelete={setDeleted}
            />
          ))}
        </TableBody>
      </Table>
      {deleted ? (
        <ConfirmDialog
          isOpen
          title={t('Delete this import from the device?')}
          labels={{ confirm: t('Delete') }}
          onCancel={() => setDeleted(null)}
          onConfirm={() => {
            setDeleted(null)
            void remove(deleted.id)
          }}
        >
          {t('The imported records stay on the server. You can’t undo or continue the import {name} afterwards.', {
            name: isolated(deleted.label),
          })}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
