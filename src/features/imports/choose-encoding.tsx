import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { type Encoding, encodings } from '#domain/import/file-text.ts'
import type { ImportTable } from '#domain/import/import-types.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Select } from '#ui/pickers/select.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row } from '#ui/table/table-row.tsx'
import * as css from './imports.css.ts'

/** Select for the encoding of the file. Pasted rows have no encoding. */
export function ChooseEncoding({ actor, table }: { actor: ImportActor; table: ImportTable }) {
  const isDetected = useSelector(actor, ({ context }) => context.encoding === null)
  if (table.encoding === null) return null
  return (
    <Select<Encoding>
      label={t('Encoding')}
      options={encodings.map(id => ({ id, label: id }))}
      value={table.encoding}
      onChange={encoding => actor.send({ type: 'reading.choose', choice: { encoding } })}
      description={isDetected ? t('Detected from the file.') : ''}
    />
  )
}

/** Preview of the lines that depend on the encoding. */
export function EncodedRows({ table: { encoding, encoded } }: { table: ImportTable }) {
  const locale = useLocale()
  const { count, first } = encoded
  if (count === 0) return null
  const isChanged = first.some(({ text, detected }) => text !== detected)
  return (
    <div className={css.stack}>
      <p className={css.note}>
        {t(
          '{count, plural, one {# line depends on the encoding. Check it.} other {# lines depend on the encoding. Check them.}}',
          { count, locale },
        )}
      </p>
      <Table label={t('Lines that depend on the encoding')}>
        <TableHead>
          <Column>{t('Line of the file')}</Column>
          {isChanged ? <Column>{t('Detected encoding')}</Column> : null}
          <Column>{encoding ?? ''}</Column>
        </TableHead>
        <TableBody>
          {first.map(({ line, text, detected }, index) => (
            <Row key={line} position={index + 1}>
              <Cell label={t('Line of the file')}>{countInWords(line, locale)}</Cell>
              {isChanged ? <Cell label={t('Detected encoding')}>{detected}</Cell> : null}
              <Cell label={encoding ?? ''}>{text}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
