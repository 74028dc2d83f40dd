import { useLocale } from '#actors/environment.tsx'
import type { JournaledImport } from '#actors/imports/import-journal.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { isolated } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { type Lacking, mayWrite } from './import-words.ts'
import * as css from './imports.css.ts'

const stateWords: Readonly<Record<JournaledImport['state'], string>> = {
  running: t('Not finished'),
  ended: t('Finished'),
  undone: t('Undone'),
}

/** Earlier import, with the buttons that continue, undo and delete it. */
export function EarlierImportRow({
  actor,
  journaled: { id, name, startedAt, written, refused, pending, unsure, state },
  lacking,
  position,
  onDelete,
}: {
  actor: ImportActor
  journaled: JournaledImport
  lacking: Lacking
  position: number
  onDelete: (deleted: { id: string; label: string }) => void
}) {
  const locale = useLocale()
  const count = (number: number) => countInWords(number, locale)
  const label = name ?? t('Pasted rows')
  const earlier = { importId: id, name: label }
  return (
    <Row position={position}>
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
            onPress={() => onDelete({ id, label })}
            aria-label={t('Delete import {name} from this device', { name: isolated(label) })}
          >
            {t('Delete')}
          </Button>
        </div>
      </Cell>
    </Row>
  )
}
