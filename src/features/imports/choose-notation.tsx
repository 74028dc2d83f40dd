import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Decimal, DecimalFinding } from '#domain/figures/number-reading.ts'
import { dateFinding, dateOrderFor, decimalFinding, decimalFor, weightUnitFor } from '#domain/import/file-notation.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import { type DateOrder, type ImportTable, type WeightUnit, weightUnits } from '#domain/import/import-types.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Select } from '#ui/pickers/select.tsx'

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
export function ChooseNotation({ actor, table }: Parts) {
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
