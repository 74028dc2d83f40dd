import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Decimal, DecimalFinding } from '#domain/figures/number-reading.ts'
import { type ImportField, importFields } from '#domain/import/import-headings.ts'
import { columnsOf, decimalFinding, decimalFor } from '#domain/import/import-matching.ts'
import { type Delimiter, delimiters, type ImportTable } from '#domain/import/import-types.ts'
import { isolated } from '#domain/words.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { ChooseEncoding, EncodedRows } from './choose-encoding.tsx'
import { ChooseHeader } from './choose-header.tsx'
import { doubtWords, fieldLabels } from './import-words.ts'
import * as css from './material-import.css.ts'

const none = 'none'
const delimiterLabels: Readonly<Record<Delimiter, string>> = { ',': t('Commas'), ';': t('Semicolons'), '\t': t('Tabs') }
const decimalOptions = [
  { id: '.', label: t('A point, as in 1.5') },
  { id: ',', label: t('A comma, as in 1,5') },
] as const

function decimalInWords(finding: DecimalFinding): string {
  switch (finding.kind) {
    case 'found':
      return t('Detected from “{number}”.', { number: finding.by })
    case 'none':
      return t('No number in this file needs a decimal sign.')
    case 'open':
      return t('“{number}” is ambiguous: decimal or thousands separator.', { number: finding.by })
    case 'mixed':
      return finding.open === null
        ? t('Both signs, as in “{point}” and “{comma}”.', { point: finding.point, comma: finding.comma })
        : t('“{point}” has a point and “{comma}” a comma, so “{number}” is ambiguous.', {
            point: finding.point,
            comma: finding.comma,
            number: finding.open,
          })
  }
}

export function MatchColumns({ actor, table }: { actor: MaterialImportActor; table: ImportTable }) {
  const matching = useSelector(actor, snapshot => snapshot.context.matching)
  const columns = useMemo(() => columnsOf(table, matching), [table, matching])
  const finding = useMemo(() => decimalFinding(table, matching), [table, matching])
  const decimal = decimalFor(matching, finding)
  const options = [{ id: none, label: t('No column') }, ...columns.map(({ label }, at) => ({ id: String(at), label }))]
  const chosen = Object.values(matching.columns)
  const unread = columns
    .filter((_, at) => !chosen.includes(at))
    .map(({ label }) => t('“{name}”', { name: isolated(label) }))
  const hintOf = (field: ImportField) => {
    const at = matching.columns[field]
    const column = at === null ? undefined : columns[at]
    if (field === 'carbonFactor') {
      if (column?.doubt) return doubtWords[column.doubt]
      const doubted = column ? undefined : columns.find(({ doubt }) => doubt !== null)
      if (doubted?.doubt) {
        const heading = isolated(doubted.label)
        return t('“{heading}” is not chosen. {reason}', { heading, reason: doubtWords[doubted.doubt] })
      }
    }
    if (!column) return field === 'name' ? '' : t('Existing materials keep their value.')
    return column.example === ''
      ? t('The column is empty.')
      : t('For example, “{example}”.', { example: isolated(column.example) })
  }
  return (
    <Card title={t('Columns')}>
      <div className={css.stack}>
        <div className={css.fields}>
          {importFields.map(field => (
            <Select
              key={field}
              label={fieldLabels[field]}
              isRequired={field === 'name'}
              options={options}
              value={matching.columns[field] === null ? none : String(matching.columns[field])}
              onChange={id => actor.send({ type: 'column.choose', field, column: id === none ? null : Number(id) })}
              description={hintOf(field)}
              errorMessage={field === 'name' && matching.columns.name === null ? t('Choose the name column') : ''}
            />
          ))}
          <Select<Decimal>
            label={t('Decimal sign')}
            options={decimalOptions}
            value={decimal}
            placeholder={t('Choose')}
            onChange={id => actor.send({ type: 'decimal.choose', decimal: id })}
            description={decimal === null ? '' : decimalInWords(finding)}
            errorMessage={decimal === null ? decimalInWords(finding) : ''}
          />
          <Select<Delimiter>
            label={t('Separator')}
            options={delimiters.map(id => ({ id, label: delimiterLabels[id] }))}
            value={table.delimiter}
            onChange={delimiter => actor.send({ type: 'delimiter.choose', delimiter })}
          />
          <ChooseHeader {...{ actor, table }} />
          <ChooseEncoding {...{ actor, table }} />
        </div>
        {unread.length > 0 ? (
          <p className={css.note}>{t('Not read: {columns}.', { columns: listed(unread) })}</p>
        ) : null}
        <EncodedRows table={table} />
      </div>
    </Card>
  )
}
