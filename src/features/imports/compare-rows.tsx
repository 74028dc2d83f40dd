import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { confirmationPhrase } from '#machines/confirmation/confirmation.machine.ts'
import { type ImportActor, isUndoing, verdictsOf } from '#machines/import/import.selectors.ts'
import type { MayWrite } from '#machines/import/import.types.ts'
import { isWritten } from '#machines/import/import-writing.ts'
import { t } from '#messages/message.ts'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { isTradeResource } from '#schemas/trade.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ConfirmDialog, PhraseField } from '#ui/overlays/confirm-dialog.tsx'
import { importNouns, type Lacking, mayWrite } from './import-words.ts'
import * as css from './imports.css.ts'

type Counts = ReturnType<typeof verdictsOf>
const isSame = (one: Counts, other: Counts) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the counts by verdict: "12 new, 3 changed, 30 unchanged and 2 invalid." */
const countsInWords = ({ new: added, changed, unchanged, wrong }: Counts, locale: string) =>
  t(
    '{added, plural, other {# new}}, {changed, plural, other {# changed}}, {unchanged, plural, other {# unchanged}} and {wrong, plural, other {# invalid}}.',
    { added, changed, unchanged, wrong, locale },
  )

const doubtsInWords = ({ doubt, leftOut }: Counts, locale: string) =>
  [
    doubt > 0 ? t('{count, plural, other {# doubtful: select those to import.}}', { count: doubt, locale }) : '',
    leftOut > 0 ? t('{count, plural, other {# left out.}}', { count: leftOut, locale }) : '',
  ]
    .filter(Boolean)
    .join(' ')

/** Asks for the phrase before an import is undone, because undoing deletes records. */
function UndoQuestion({
  actor,
  may,
  count,
  onClose,
}: {
  actor: ImportActor
  may: MayWrite
  count: string
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const begin = () => {
    actor.send({ type: 'import.begin', may })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('Are you absolutely sure?')}
      field={
        <PhraseField
          phrase={confirmationPhrase}
          typed={typed}
          isReadOnly={false}
          errorMessage={undefined}
          onType={setTyped}
        />
      }
      isPending={false}
      onConfirm={typed === confirmationPhrase ? begin : undefined}
      onCancel={onClose}
    >
      {t('This deletes the records that the import added and restores the fields that it changed: {count}.', { count })}
    </ConfirmDialog>
  )
}

/** The comparison step: progress, the number of records by verdict, and the button that begins. */
export function CompareRows({ actor, lacking }: { actor: ImportActor; lacking: Lacking }) {
  const locale = useLocale()
  const resource = useSelector(actor, ({ context }) => context.resource)
  const counts = useSelector(actor, verdictsOf, isSame)
  const undoing = useSelector(actor, isUndoing)
  const isMatching = useSelector(actor, snapshot => snapshot.hasTag('matching'))
  const isComparing = useSelector(actor, snapshot => snapshot.hasTag('comparing'))
  const isPreviewing = useSelector(actor, snapshot => snapshot.hasTag('previewing'))
  const mayRetry = useSelector(
    actor,
    snapshot => snapshot.context.problem !== null && snapshot.can({ type: 'preview.refresh' }),
  )
  const problem = useSelector(actor, snapshot => snapshot.context.problem)
  const unreadable = useSelector(
    actor,
    ({ context: { known } }) => known?.[isTradeResource(resource) ? 'trades' : resource].unreadable,
  )
  const may = mayWrite(lacking)
  const writable = useSelector(
    actor,
    ({ context: { records, included } }) => records.filter(record => isWritten(record, { may, included })).length,
  )
  const [isAsking, setAsking] = useState(false)
  const records = useSelector(actor, ({ context }) => context.records)
  const lacks = (['create', 'update', 'remove'] as const).flatMap(kind => {
    const [permission] = lacking[kind]
    const isNeeded = permission !== undefined && records.some(({ write }) => write?.kind === kind)
    return isNeeded ? [{ kind, permission }] : []
  })
  const sum = Object.values(counts).reduce((total, count) => total + count, 0)
  const isNothing = isPreviewing && sum === 0
  const count = countOf(writable, importNouns[resource], locale)
  return (
    <div className={css.stack}>
      {isMatching ? <Alert>{t('Choose the missing columns and notations first.')}</Alert> : null}
      {problem && mayRetry ? (
        <Alert
          kind="bad"
          actions={
            <Button icon="retry" onPress={() => actor.send({ type: 'preview.refresh' })}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Could not load the existing records. {reason}', { reason: problem.message })}
        </Alert>
      ) : null}
      <UnreadableNote rows={unreadable} noun={importNouns[resource]} />
      {isNothing ? (
        <Alert>{undoing ? t('Nothing to undo.') : t('The file has no rows below the headings.')}</Alert>
      ) : null}
      {lacks.map(({ kind, permission }) => (
        <Alert key={kind}>
          {t(
            '{kind, select, create {The app will not import new rows. You need the permission {permission}.} update {The app will not import changed rows. You need the permission {permission}.} other {The app will not delete records. You need the permission {permission}.}}',
            { kind, permission },
          )}
        </Alert>
      ))}
      {resource === 'materials' && counts.changed > 0 && may.update ? (
        <p className={css.note}>{t('Existing records keep their factors. New lines use the changed factors.')}</p>
      ) : null}
      <div className={css.bar}>
        <output>
          {[
            isComparing ? t('Comparing with existing records…') : '',
            isPreviewing && !isNothing && !undoing ? countsInWords(counts, locale) : '',
            isPreviewing && !isNothing ? doubtsInWords(counts, locale) : '',
            isPreviewing && !isNothing && writable === 0 ? t('Nothing to import.') : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </output>
        <div className={css.buttons}>
          <Button variant="quiet" onPress={() => actor.send({ type: 'import.reset' })}>
            {undoing ? t('Cancel') : t('Choose another file')}
          </Button>
          {writable > 0 && isPreviewing && undoing ? (
            <Button variant="primary" onPress={() => setAsking(true)}>
              {t('Undo {records}', { records: count })}
            </Button>
          ) : null}
          {writable > 0 && isPreviewing && !undoing ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'import.begin', may })}>
              {t('Import {records}', { records: count })}
            </Button>
          ) : null}
        </div>
      </div>
      {isAsking ? <UndoQuestion actor={actor} may={may} count={count} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}
