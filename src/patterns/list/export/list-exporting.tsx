import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import type { FileChoice } from '#actors/lists/list-reading.actor.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { isReadAgain, readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import type { OpenMenu } from '#ui/overlays/menu.tsx'
import type { MenuComponents } from '#ui/overlays/use-menu.ts'
import type { ListOnShow } from './list-export.tsx'
import { ListFileMenu } from './list-file-menu.tsx'
import { fileColumns } from './list-file-writing.ts'
import { type ExportActor, useExporting } from './use-exporting.ts'

/**
 * One-line progress of an export, with Stop, Continue and Discard. Renders nothing unless an export is pending, stopped
 * or failed.
 */
function ExportLine({ actor }: { actor: ExportActor }) {
  const locale = useLocale()
  const snapshot = useSelector(actor, current => current)
  const { problem } = snapshot.context
  const { rows, rowCount } = readingExtentOf(snapshot)
  const words =
    rowCount === null
      ? t('Nothing read yet')
      : t('{rows} of {count, plural, one {# row} other {# rows}} read', {
          rows: countInWords(rows, locale),
          count: rowCount,
          locale,
        })
  if (snapshot.hasTag('reading')) {
    return (
      <ProgressLine label={t('Export progress')} done={rows} total={rowCount ?? 1}>
        <span>
          {isReadAgain(snapshot) ? t('{words}. The list changed, so the app is reading it again.', { words }) : words}
        </span>
        <Button variant="quiet" onPress={() => actor.send({ type: 'reading.stop' })}>
          {t('Stop')}
        </Button>
      </ProgressLine>
    )
  }
  const actions = (
    <>
      <Button onPress={() => actor.send({ type: 'reading.goOn' })}>{t('Continue')}</Button>
      <Button variant="quiet" onPress={() => actor.send({ type: 'reading.discard' })}>
        {t('Discard')}
      </Button>
    </>
  )
  if (snapshot.hasTag('stopped')) return <Alert actions={actions}>{t('Export stopped. {words}.', { words })}</Alert>
  if (!problem || !snapshot.hasTag('failed')) return null
  return (
    <Alert kind="bad" actions={actions}>
      <strong>{problem.title}.</strong> {problem.message} {words}.
    </Alert>
  )
}

export function ListExporting<Row extends { id: string }>({
  definition,
  columns,
  shown,
  query,
  ...parts
}: ListOnShow<Row> & { ui: MenuComponents; menu: OpenMenu }) {
  const { file } = definition
  const actor = useExporting(definition)
  const ids = fileColumns(columns, shown, file)
  const begin = (choice: FileChoice) =>
    actor.send({ type: 'reading.begin', request: { query, columns: ids, ...choice } })
  return (
    <>
      <ExportLine actor={actor} />
      <ListFileMenu {...parts} definition={definition} columns={ids} onBegin={begin} />
    </>
  )
}
