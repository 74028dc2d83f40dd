import { useSelector } from '@xstate/react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { csvFileName } from '#domain/csv/csv-file-name.ts'
import { localDay } from '#domain/figures/periods.ts'
import { headingsOf } from '#domain/import/file-content.ts'
import { restFile } from '#domain/import/rest-file.ts'
import {
  type ImportActor,
  type ImportProgress,
  importProgressOf,
  isUndoing,
  restOf,
} from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ImportTimeLeft } from './import-time-left.tsx'
import { writtenInWords } from './import-words.ts'
import * as css from './imports.css.ts'

const isSame = (one: ImportProgress, other: ImportProgress) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the number of written records for screen readers, rounded so that it changes about ten times. */
const announced = ({ written, total }: ImportProgress) => {
  const tenth = Math.max(1, Math.ceil(total / 10))
  return written === total ? written : Math.floor(written / tenth) * tenth
}

/** Button that saves the rows that were not written, with their reasons. */
function RestButton({ actor }: { actor: ImportActor }) {
  const { now } = useEnvironment()
  const count = useSelector(actor, snapshot => restOf(snapshot).length)
  const table = useSelector(actor, ({ context }) => context.table)
  if (count === 0 || !table) return null
  const save = () => {
    const { matching, edits } = actor.getSnapshot().context
    const name = csvFileName({ what: t('not imported'), of: table.name, notes: [], day: localDay(now()) })
    const cells = new Map(table.rows.map(row => [row.row, row.cells]))
    const editedCell = (row: number, cell: string, at: number) => {
      const [field = ''] = Object.entries(matching.columns).find(([, column]) => column === at) ?? []
      return edits[row]?.[field] ?? cell
    }
    const rows = restOf(actor.getSnapshot()).map(({ row, reason }) => ({
      cells: (cells.get(row) ?? []).map((cell, at) => editedCell(row, cell, at)),
      reason,
    }))
    saveFile(restFile(headingsOf(table, matching), rows), name, 'text/csv')
  }
  return (
    <Button icon="download" onPress={save}>
      {t('Save rows not imported')}
    </Button>
  )
}

function Problem({ actor }: { actor: ImportActor }) {
  const problem = useSelector(actor, snapshot => snapshot.context.problem)
  const isWaiting = useSelector(actor, snapshot => snapshot.hasTag('waiting'))
  const isWriting = useSelector(actor, snapshot => snapshot.hasTag('writing'))
  if (!problem || (isWriting && !isWaiting)) return null
  return (
    <Alert
      kind={isWaiting ? 'info' : 'bad'}
      actions={
        isWaiting ? (
          <Button icon="retry" onPress={() => actor.send({ type: 'import.goOn' })}>
            {t('Retry now')}
          </Button>
        ) : null
      }
    >
      <strong>{problem.title}.</strong> {problem.message}{' '}
      {isWaiting ? t('The import continues by itself as soon as possible.') : ''}
    </Alert>
  )
}

export function ImportProgressCard({ actor, list }: { actor: ImportActor; list: { title: string; href: string } }) {
  const locale = useLocale()
  const resource = useSelector(actor, ({ context }) => context.resource)
  const progress = useSelector(actor, importProgressOf, isSame)
  const undoing = useSelector(actor, isUndoing)
  const isWriting = useSelector(actor, snapshot => snapshot.hasTag('writing'))
  const isStopping = useSelector(actor, snapshot => snapshot.hasTag('halting'))
  const isDone = useSelector(actor, snapshot => snapshot.hasTag('done'))
  const mayGoOn = useSelector(actor, snapshot => !snapshot.hasTag('writing') && snapshot.can({ type: 'import.goOn' }))
  const mayRecheck = useSelector(actor, snapshot => snapshot.can({ type: 'import.recheck' }))
  const isUndoable = useSelector(actor, ({ context }) => context.importId !== null || context.undoing !== null)
  const { total, written, refused, unsure } = progress
  const done = (count: number) =>
    undoing
      ? t('{count, plural, other {# of {total} records undone.}}', { count, total, locale })
      : writtenInWords({ written: count, total, resource }, locale)
  const result = [
    done(written),
    isStopping ? t('Waiting for the last responses…') : '',
    refused > 0 ? t('{count, plural, other {# not imported. See the rows below.}}', { count: refused, locale }) : '',
    unsure > 0
      ? t('{count, plural, other {# might have been imported. “Continue” checks first.}}', { count: unsure, locale })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
  const title = isWriting
    ? undoing
      ? t('Undoing import')
      : t('Importing')
    : isDone
      ? undoing
        ? t('Import undone')
        : t('Import finished')
      : t('Not finished')
  return (
    <Card title={title}>
      <div className={css.stack}>
        <Problem actor={actor} />
        <ProgressLine label={t('Import progress')} done={written + refused} total={total} isWide>
          <span>{result}</span>
          {isWriting && !isStopping ? <ImportTimeLeft done={written + refused} total={total} /> : null}
          <VisuallyHidden>
            <output>{isWriting ? done(announced(progress)) : t('{title}: {result}', { title, result })}</output>
          </VisuallyHidden>
        </ProgressLine>
        {isWriting ? <p className={css.note}>{t('You can leave this screen. The import continues.')}</p> : null}
        {isWriting && !isUndoable ? (
          <p className={css.note}>
            {t('This browser blocks storage, so this import can’t be undone or continued later.')}
          </p>
        ) : null}
        <div className={css.buttons}>
          {isWriting ? (
            <Button onPress={() => actor.send({ type: 'import.stop' })} isDisabled={isStopping}>
              {t('Stop')}
            </Button>
          ) : null}
          {mayGoOn ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'import.goOn' })}>
              {t('Continue')}
            </Button>
          ) : null}
          {isDone ? (
            <LinkButton variant="primary" href={list.href}>
              {t('Show {list}', { list: list.title })}
            </LinkButton>
          ) : null}
          {isWriting ? null : (
            <>
              <RestButton actor={actor} />
              {mayRecheck ? (
                <Button onPress={() => actor.send({ type: 'import.recheck' })}>{t('Check again')}</Button>
              ) : null}
              <Button variant="quiet" onPress={() => actor.send({ type: 'import.reset' })}>
                {t('Choose another file')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
