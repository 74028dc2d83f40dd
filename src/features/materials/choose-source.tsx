import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { RowsField } from '#ui/fields/rows-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './material-import.css.ts'

const fileTypes = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain']

const example = [
  ['PET bottles', 'GW 51-01', 1.1418],
  ['Cardboard', 'GW 50-02', 0.1016],
] as const

export function ChooseSource({ actor }: { actor: MaterialImportActor }) {
  const locale = useLocale()
  const isReading = useSelector(actor, snapshot => snapshot.hasTag('reading'))
  const problem = useSelector(actor, snapshot => snapshot.context.problem)
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
      <Card title={t('File')}>
        <div className={css.stack}>
          <p>
            {t(
              'A CSV file with one row per material: name, GW code and CO₂ factor in kg CO₂e avoided per kg. Materials with an existing name are changed, others are added. You see a preview first.',
            )}
          </p>
          <FileDrop
            label={t('Drop a CSV file here or choose one')}
            button={t('Choose file')}
            types={fileTypes}
            isPending={isReading}
            onFiles={readFile}
            onText={dropped => read(null, dropped)}
          />
        </div>
      </Card>
      <Card title={t('Rows of a spreadsheet')}>
        <div className={css.stack}>
          <div className={css.example}>
            <table aria-label={t('Example')}>
              <tbody>
                <tr>
                  {[t('Name'), t('GW code'), t('CO₂ factor')].map(heading => (
                    <th key={heading} scope="col" className={css.exampleCell}>
                      {heading}
                    </th>
                  ))}
                </tr>
                {example.map(([name, gwCode, factor]) => (
                  <tr key={name}>
                    <td className={css.exampleCell}>{name}</td>
                    <td className={css.exampleCell}>{gwCode}</td>
                    <td className={css.exampleCell}>{formatNumber(factor, locale, { min: 4 })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
