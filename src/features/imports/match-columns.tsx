import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Decimal, DecimalFinding } from '#domain/figures/number-reading.ts'
import { dateFinding, dateOrderFor, decimalFinding, decimalFor, weightUnitFor } from '#domain/import/file-notation.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import { columnsOf, lackedFields } from '#domain/import/import-matching.ts'
import {
  type DateOrder,
  type Delimiter,
  delimiters,
  type ImportTable,
  type WeightUnit,
  weightUnits,
} from '#domain/import/import-types.ts'
import { isolated } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { listed, listedOr } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { ChooseEncoding, EncodedRows } from './choose-encoding.tsx'
import { ChooseHeader } from './choose-header.tsx'
import { doubtWords } from './import-words.ts'
import * as css from './imports.css.ts'
import { SavedMappings } from './saved-mappings.tsx'

const none = 'none'
const delimiterLabels: Readonly<Record<Delimiter, string>> = { ',': t('Commas'), ';': t('Semicolons'), '\t': t('Tabs') }
const decimalOptions = [
  { id: '.', label: t('A point, as in 1.5') },
  { id: ',', label: t('A comma, as in 1,5') },
] as const
const dateOptions = [
  { id: 'dayFirst', label: t('Day first, as in 27/11/2026') },
  { id: 'monthFirst', label: t('Month first, as in 11/27/2026') },
] as const
const unitLabels: Readonly<Record<WeightUnit, string>> = {
  kg: t('Kilograms'),
  t: t('Tonnes'),
  g: t('Grams'),
  lb: t('Pounds'),
}

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

function dateInWords(finding: ReturnType<typeof dateFinding>): string {
  switch (finding.kind) {
    case 'found':
      return t('Detected from “{number}”.', { number: finding.by })
    case 'none':
      return t('No date in this file is ambiguous.')
    case 'open':
      return t('“{date}” is ambiguous. Choose the order of day and month.', { date: finding.by })
    case 'mixed':
      return t('Some dates have the day first, others the month. Choose the order of the ambiguous ones.')
  }
}

type Parts = { actor: ImportActor; table: ImportTable }

/** Selects for the notation of the file: decimal sign, dates and weights. */
function Notation({ actor, table }: Parts) {
  const matching = useSelector(actor, snapshot => snapshot.context.matching)
  const definition = definitionOf(useSelector(actor, ({ context }) => context.resource))
  const finding = useMemo(() => decimalFinding(table, matching, definition), [table, matching, definition])
  const dates = useMemo(() => dateFinding(table, matching, definition), [table, matching, definition])
  const decimal = decimalFor(matching, finding)
  const dateOrder = dateOrderFor(matching, dates)
  const isOrderChosen = matching.dateOrder !== null
  const hasColumn = (kind: ImportField['kind']) =>
    definition.fields.some(field => field.kind === kind && (matching.columns[field.id] ?? null) !== null)
  return (
    <>
      {(['factor', 'weight', 'money', 'price'] as const).some(hasColumn) ? (
        <Select<Decimal>
          label={t('Decimal sign')}
          options={decimalOptions}
          value={decimal}
          placeholder={t('Choose')}
          onChange={id => actor.send({ type: 'matching.choose', choice: { decimal: id } })}
          description={decimal === null ? '' : decimalInWords(finding)}
          errorMessage={decimal === null ? decimalInWords(finding) : ''}
        />
      ) : null}
      {hasColumn('date') ? (
        <Select<DateOrder>
          label={t('Dates')}
          options={dateOptions}
          value={dateOrder}
          placeholder={t('Choose')}
          onChange={id => actor.send({ type: 'matching.choose', choice: { dateOrder: id } })}
          description={dateOrder === null || isOrderChosen ? '' : dateInWords(dates)}
          errorMessage={dateOrder === null ? dateInWords(dates) : ''}
        />
      ) : null}
      {hasColumn('weight') ? (
        <Select<WeightUnit>
          label={t('Unit of weights')}
          options={weightUnits.map(id => ({ id, label: unitLabels[id] }))}
          value={weightUnitFor(table, matching, 'weight')}
          onChange={id => actor.send({ type: 'matching.choose', choice: { weightUnit: id } })}
          description={t('A unit in a cell, such as “1.2 t”, takes precedence.')}
        />
      ) : null}
    </>
  )
}

/** Selects for the parts of the file: sheet, separator, headings and encoding. */
function FileParts({ actor, table }: Parts) {
  return (
    <>
      {table.sheets.length > 1 ? (
        <Select
          label={t('Sheet')}
          options={table.sheets.map((label, index) => ({ id: String(index), label }))}
          value={String(table.sheet)}
          onChange={id => actor.send({ type: 'reading.choose', choice: { sheet: Number(id) } })}
        />
      ) : null}
      {table.delimiter === null ? null : (
        <Select<Delimiter>
          label={t('Separator')}
          options={delimiters.map(id => ({ id, label: delimiterLabels[id] }))}
          value={table.delimiter}
          onChange={delimiter => actor.send({ type: 'reading.choose', choice: { delimiter } })}
        />
      )}
      <ChooseHeader {...{ actor, table }} />
      <ChooseEncoding {...{ actor, table }} />
    </>
  )
}

export function MatchColumns({ actor, table }: Parts) {
  const matching = useSelector(actor, snapshot => snapshot.context.matching)
  const definition = definitionOf(useSelector(actor, ({ context }) => context.resource))
  const columns = useMemo(() => columnsOf(table, matching, definition), [table, matching, definition])
  const options = [{ id: none, label: t('No column') }, ...columns.map(({ label }, at) => ({ id: String(at), label }))]
  const chosen = Object.values(matching.columns)
  const labelOf = (id: string) => definition.fields.find(field => field.id === id)?.label ?? ''
  const lacked = lackedFields(matching, definition)
  const unread = columns
    .filter((_, at) => !chosen.includes(at))
    .map(({ label }) => t('“{name}”', { name: isolated(label) }))
  const hintOf = ({ id, kind }: ImportField) => {
    const at = matching.columns[id] ?? null
    const column = at === null ? undefined : columns[at]
    if (kind === 'factor') {
      if (column?.doubt) return doubtWords[column.doubt]
      const doubted = column ? undefined : columns.find(({ doubt }) => doubt !== null)
      if (doubted?.doubt) {
        const heading = isolated(doubted.label)
        return t('“{heading}” is not chosen. {reason}', { heading, reason: doubtWords[doubted.doubt] })
      }
    }
    if (!column) return ''
    return column.example === ''
      ? t('The column is empty.')
      : t('For example, “{example}”.', { example: isolated(column.example) })
  }
  /** Returns the error of the first field of a group that lacks a column. */
  const lackOf = (id: string) => {
    const group = lacked.find(([first]) => first === id)
    if (!group) return ''
    return group.length === 1
      ? t('Choose a column')
      : t('Choose a column for {fields}', { fields: listedOr(group.map(labelOf)) })
  }
  return (
    <Card title={t('Columns')} actions={<SavedMappings actor={actor} table={table} />}>
      <div className={css.stack}>
        <div className={css.fields}>
          {definition.fields.map(field => (
            <Select
              key={field.id}
              label={field.label}
              isRequired={field.isRequired ?? false}
              options={options}
              value={String(matching.columns[field.id] ?? none)}
              onChange={id =>
                actor.send({ type: 'column.choose', field: field.id, column: id === none ? null : Number(id) })
              }
              description={hintOf(field)}
              errorMessage={lackOf(field.id)}
            />
          ))}
          <Notation {...{ actor, table }} />
          <FileParts {...{ actor, table }} />
        </div>
        {unread.length > 0 ? (
          <p className={css.note}>{t('Not read: {columns}.', { columns: listed(unread) })}</p>
        ) : null}
        <EncodedRows table={table} />
      </div>
    </Card>
  )
}
