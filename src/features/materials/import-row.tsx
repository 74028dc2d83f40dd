import { memo } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { factorInColumn } from '#domain/carbon/carbon-words.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import type { ImportField } from '#domain/import/import-headings.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import type { ImportOutcome, MayWrite } from '#machines/material-import/material-import.types.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Name } from '#ui/basics/name.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { fieldLabels, rowInWords, wrongFieldsOf } from './import-words.ts'
import * as css from './material-import.css.ts'

/** Value of a field: the old and new value if changed, the original cell text if invalid. */
function Value({ row, field }: { row: ImportRow; field: ImportField }) {
  const locale = useLocale()
  const write = (value: string) => (field === 'carbonFactor' ? factorInColumn(value, locale) : value)
  if (row.verdict === 'wrong') return <Name>{row.texts[field] || '–'}</Name>
  const value = row.verdict === 'unchanged' ? row.before[field] : row.body[field]
  if (row.verdict !== 'changed' || !row.changes.includes(field)) return <Name>{write(value)}</Name>
  return (
    <span>
      {rich('<hidden>was </hidden><old></old><arrow> → </arrow><hidden>becomes </hidden><new></new>', {
        hidden: text => <VisuallyHidden>{text}</VisuallyHidden>,
        arrow: text => <span aria-hidden="true">{text}</span>,
        old: () => (
          <del className={css.before}>
            <Name>{write(row.before[field])}</Name>
          </del>
        ),
        new: () => (
          <ins className={css.after}>
            <Name>{write(value)}</Name>
          </ins>
        ),
      })}
    </span>
  )
}

export const PreviewedRow = memo(function PreviewedRow({
  row,
  position,
  outcome,
  may,
}: {
  row: ImportRow
  /** Position among the visible rows; the first is 1. */
  position: number
  outcome: ImportOutcome | undefined
  may: MayWrite
}) {
  const { title, reasons } = rowInWords(row, outcome, may)
  const wrong = wrongFieldsOf(row)
  const isBad = row.verdict === 'wrong' || outcome?.kind === 'refused' || outcome?.kind === 'unsure'
  const look = isBad ? css.bad : row.verdict === 'unchanged' ? css.quiet : css.verdict
  return (
    <Row position={position}>
      <RowHead before={<FamilyDot family={familyOf(row.texts.gwCode)} />}>
        <Value row={row} field="name" />
      </RowHead>
      <Cell label={fieldLabels.gwCode} kind={wrong.includes('gwCode') ? 'bad' : 'code'}>
        <Value row={row} field="gwCode" />
      </Cell>
      <Cell
        label={`${fieldLabels.carbonFactor} kg/kg`}
        isNumeric
        kind={wrong.includes('carbonFactor') ? 'bad' : undefined}
      >
        <Value row={row} field="carbonFactor" />
      </Cell>
      <Cell label={t('Change')}>
        <span>
          <span className={look}>{title}</span>
          {reasons.map(reason => (
            <span key={reason} className={css.reason}>
              {reason}
            </span>
          ))}
        </span>
      </Cell>
      <Cell label={t('Row of the file')} isNumeric>
        {row.row}
      </Cell>
    </Row>
  )
})
