import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import type { ImportJournal, JournaledImport } from '#actors/imports/import-journal.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { toProblem } from '#domain/problem.ts'
import { isolated } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { type Lacking, mayWrite } from './import-words.ts'
import * as css from './imports.css.ts'

const stateWords: Readonly<Record<JournaledImport['state'], string>> = {
  running: t('Not finished'),
  ended: t('Finished'),
  undone: t('Undone'),
}

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
  const locale = useLocale()
  const { imports, problem, remove } = useEarlier(journal, actor)
  const [deleted, setDeleted] = useState<{ id: string; label: string } | null>(null)
  if (problem !== null) return <Alert>{t('Earlier imports can’t be shown. {reason}', { reason: problem })}</Alert>
  if (imports === null || imports.length === 0) return null
  const count = (number: number) => countInWords(number, locale)
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
          {imports.map(({ id, name, startedAt, written, refused, pending, unsure, state }, index) => {
            const label = name ?? t('Pasted rows')
            const earlier = { importId: id, name: label }
            return (
              <Row key={id} position={index + 1}>
                <RowHead>
                  <Name>{label}</Name>
                </RowHead>
                <Cell label={t('Date')}>{dayAndTime(new Date(startedAt).toISOString(), locale)}</Cell>
                <Cell label={t('Imported')} isNumeric>
                  {count(written + (state === 'running' ? 0 : unsure))}
                </Cell>
                <Cell label={t('Not imported')} isNumeric>
                  {count(refused + pending + (state === 'running' ? unsure : 0))}
                </Cell>
                <Cell label={t('Status')}>{stateWords[state]}</Cell>
                <Cell label={t('Actions')}>
                  <div className={css.buttons}>
                    {state === 'running' ? (
                      <Button
                        onPress={() => actor.send({ type: 'earlier.continue', ...earlier, may: mayWrite(lacking) })}
                        aria-label={t('Continue import {name}', { name: isolated(label) })}
                      >
                        {t('Continue')}
                      </Button>
                    ) : null}
                    {state === 'undone' || written + unsure === 0 ? null : (
                      <Button
                        variant="quiet"
                        onPress={() => actor.send({ type: 'earlier.undo', ...earlier })}
                        aria-label={t('Undo import {name}', { name: isolated(label) })}
                      >
                        {t('Undo import')}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      onPress={() => setDeleted({ id, label })}
                      aria-label={t('Delete import {name} from this device', { name: isolated(label) })}
                    >
                      {t('Delete')}
                    </Button>
                  </div>
                </Cell>
              </Row>
            )
          })}
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
