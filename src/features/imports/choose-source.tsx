import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import type { CsvFormat } from '#domain/csv/csv.ts'
import { csvFileName } from '#domain/csv/csv-file-name.ts'
import { decimalSignOf } from '#domain/figures/numbers.ts'
import { localDay } from '#domain/figures/periods.ts'
import { sampleOf } from '#domain/import/import-samples.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { RowsField } from '#ui/fields/rows-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { sourceWords } from './import-words.ts'
import * as css from './imports.css.ts'

const fileTypes = [
  '.xlsx',
  '.csv',
  '.tsv',
  '.txt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
]

/** Button that saves a file with headings and two example rows in the user's language. */
function SampleButton({ actor }: { actor: ImportActor }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const resource = useSelector(actor, ({ context }) => context.resource)
  const save = () => {
    // Spreadsheets in languages with a decimal comma expect semicolons.
    const format: CsvFormat = decimalSignOf(locale) === ',' ? 'excel' : 'standard'
    const name = csvFileName({ what: t('Sample'), of: resource, notes: [], day: localDay(now()) })
    saveFile(sampleOf(resource, { format, now: now() }), name, 'text/csv')
  }
  return (
    <Button variant="quiet" icon="download" onPress={save}>
      {t('Download sample')}
    </Button>
  )
}

export function ChooseSource({ actor }: { actor: ImportActor }) {
  const { FileOffer } = useEnvironment().aids
  const isReading = useSelector(actor, snapshot => snapshot.hasTag('reading'))
  const problem = useSelector(actor, snapshot => snapshot.context.problem)
  const resource = useSelector(actor, ({ context }) => context.resource)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const read = (name: string | null, content: File | string) =>
    actor.send({ type: 'source.choose', source: { name, content } })
  const readFile = ([file, ...more]: readonly File[]) => {
    if (!file) return
    if (more.length === 0) return read(file.name, file)
    toast({ kind: 'error', title: t('One file at a time'), description: t('Choose the first file.') })
  }
  const readText = () => (text.trim() === '' ? setMissing(true) : read(null, text))
  return (
    <>
      {problem ? (
        <Alert kind="bad">
          <strong>{problem.title}.</strong> {problem.message}
        </Alert>
      ) : null}
      <Card title={t('File')} actions={<SampleButton actor={actor} />}>
        <div className={css.stack}>
          <p>{sourceWords[resource]}</p>
          <p className={css.note}>
            {t(
              'Columns can be in any order, with headings in any of the app’s languages. You see a preview before anything is saved.',
            )}
          </p>
          <FileDrop
            label={t('Drop a spreadsheet or a CSV file here, or choose one')}
            button={t('Choose file')}
            types={fileTypes}
            isPending={isReading}
            onFiles={readFile}
            onText={dropped => read(null, dropped)}
          />
          {FileOffer ? <FileOffer resource={resource} onUse={file => read(file.name, file)} /> : null}
        </div>
      </Card>
      <Card title={t('Rows of a spreadsheet')}>
        <div className={css.stack}>
          <RowsField
            description={t('Copy cells from a spreadsheet, with or without headings, and paste them here.')}
            value={text}
            onChange={setText}
            onSubmit={readText}
            isMissing={isMissing}
            minHeight="9rem"
          />
          <div className={css.buttons}>
            <Button onPress={readText} isPending={isReading}>
              {t('Read rows')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  )
}
