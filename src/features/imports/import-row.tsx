import { memo, useRef, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { factorInColumn } from '#domain/carbon/carbon-words.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import type { FileRow } from '#domain/import/file-rows.ts'
import type { TradeContent } from '#domain/import/import-definition.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { FieldId, ImportChange, ImportOutcome, ImportRecord } from '#domain/import/import-types.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { fieldsIn } from '#rules/fields.ts'
import { Name } from '#ui/basics/name.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { type Lacking, recordInWords } from './import-words.ts'
import * as css from './imports.css.ts'

/** Row of the preview: a row of the file, or a record without its file in memory. */
export type PreviewedRow = {
  record: ImportRecord
  /** Index of the record. */
  place: number
  row: number
  /** True for the first row of the record, which shows its verdict. */
  isFirst: boolean
  file: FileRow | undefined
  /** True if the user has changed cells of the row. They can then be changed again. */
  isEdited: boolean
}

/** Old and new value of a field. */
const Change = ({ before, after }: Pick<ImportChange, 'before' | 'after'>) => (
  <span>
    {rich('<hidden>was </hidden><old></old><arrow> → </arrow><hidden>becomes </hidden><new></new>', {
      hidden: text => <VisuallyHidden>{text}</VisuallyHidden>,
      arrow: text => <span aria-hidden="true">{text}</span>,
      old: () => (
        <del className={css.before}>
          <Name>{before || '–'}</Name>
        </del>
      ),
      new: () => (
        <ins className={css.after}>
          <Name>{after || '–'}</Name>
        </ins>
      ),
    })}
  </span>
)

/** Cell text that becomes a field when pressed. Enter or leaving the field applies the new text. */
function EditableText({ label, text, onEdit }: { label: string; text: string; onEdit: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isLeftByKey = useRef(false)
  const apply = () => {
    if (typed !== null && typed !== text) onEdit(typed)
    setTyped(null)
  }
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (isLeftByKey.current) button?.focus()
    isLeftByKey.current = false
  }
  if (typed === null) {
    return (
      <button
        ref={focusAgain}
        type="button"
        className={css.editable}
        aria-label={t('{label}: {text}. Edit', { label, text: text || t('Empty') })}
        onClick={() => setTyped(text)}
      >
        <Name>{text || '–'}</Name>
      </button>
    )
  }
  return (
    <input
      className={css.cellField}
      aria-label={label}
      dir="auto"
      value={typed}
      // The user pressed the text to type here.
      autoFocus
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={event => {
        const { key } = event
        if (key !== 'Enter' && key !== 'Escape') return
        // The button gets the focus, and must not take the key as a press.
        event.preventDefault()
        isLeftByKey.current = true
        if (key === 'Enter') apply()
        else setTyped(null)
      }}
    />
  )
}

/** Returns how the app reads a trade: date, weight and value. Null for other records, and if it is not written. */
function tradeSummary({ write }: ImportRecord, locale: string): string | null {
  if (write?.kind !== 'create' || !('lines' in write.body)) return null
  const { createdAt, lines } = write.body as TradeContent
  const { weight, value } = totalsOf(lines)
  return [dayAndTime(createdAt, locale), formatWeight(weight, locale), formatMoney(value, locale)].join(' · ')
}

export const PreviewRow = memo(function PreviewRow({
  shown: { record, row, isFirst, file, isEdited },
  position,
  columns,
  outcome,
  isIncluded,
  lacking,
  isUndoing,
  onEdit,
  onInclude,
}: {
  shown: PreviewedRow
  /** Position among the visible rows; the first is 1. */
  position: number
  columns: readonly ImportField[]
  outcome: ImportOutcome | undefined
  isIncluded: boolean
  lacking: Lacking
  isUndoing: boolean
  /** Undefined if the rows cannot be changed any more. */
  onEdit: ((row: number, field: FieldId, text: string) => void) | undefined
  onInclude: ((row: number, isIncluded: boolean) => void) | undefined
}) {
  const locale = useLocale()
  const [first] = columns
  const { title, reasons } = recordInWords(record, { outcome, isIncluded, lacking, isUndoing, fields: columns })
  const isSingle = record.rows.length === 1
  const isBad = record.verdict === 'wrong' || outcome?.kind === 'refused' || outcome?.kind === 'unsure'
  const look = isBad ? css.bad : record.write === null ? css.quiet : css.verdict
  const isWrong = (field: FieldId) => record.reasons.some(each => each.row === row && each.field === field)
  const write = ({ kind }: ImportField, text: string) => (kind === 'factor' ? factorInColumn(text, locale) : text)
  const valueOf = (field: ImportField) => {
    const text = file?.text(field.id) ?? ''
    const change = isSingle ? record.changes.find(each => each.field === field.id) : undefined
    if (change) return <Change before={write(field, change.before)} after={write(field, change.after)} />
    if (onEdit && file && (isEdited || record.verdict === 'wrong' || record.verdict === 'doubt')) {
      return <EditableText label={field.label} text={text} onEdit={typed => onEdit(row, field.id, typed)} />
    }
    const body = record.write?.kind === 'create' ? record.write.body : null
    const read = field.kind === 'factor' && body ? String(fieldsIn(body)[field.id]) : null
    return <Name>{read === null ? text || '–' : write(field, read)}</Name>
  }
  const summary = tradeSummary(record, locale)
  const gwCode = file?.text('gwCode') || undefined
  const details = isFirst
    ? [...(summary === null ? [] : [summary]), ...reasons]
    : record.reasons.filter(each => each.row === row).map(({ reason }) => reason)
  const changes = isFirst && !isSingle ? record.changes : []
  const mayInclude = onInclude && isFirst && record.write !== null
  const isContinued = !isFirst && first !== undefined && file?.text(first.id) === ''
  const include = isUndoing ? t('Undo row {row}', { row }) : t('Import row {row}', { row })
  return (
    <Row position={position}>
      <RowHead
        before={gwCode === undefined ? undefined : <FamilyDot family={familyOf(gwCode)} />}
        kind={isContinued ? 'muted' : first && isWrong(first.id) ? 'bad' : undefined}
      >
        {isContinued ? t('Continues row {row}', { row: record.rows[0] ?? row }) : first ? valueOf(first) : record.title}
      </RowHead>
      {columns.slice(1).map(field => (
        <Cell
          key={field.id}
          label={field.label}
          isNumeric={['factor', 'weight', 'money', 'price'].includes(field.kind)}
          kind={isWrong(field.id) ? 'bad' : field.kind === 'code' ? 'code' : undefined}
        >
          {valueOf(field)}
        </Cell>
      ))}
      <Cell label={t('Change')}>
        {isFirst || details.length > 0 ? (
          <div className={css.outcome}>
            {isFirst ? <span className={look}>{title}</span> : null}
            {changes.map(change => (
              <span key={change.field} className={css.reason}>
                <Change {...change} />
              </span>
            ))}
            {details.map(detail => (
              <span key={detail} className={css.reason}>
                {detail}
              </span>
            ))}
          </div>
        ) : null}
      </Cell>
      <Cell label={t('Row of the file')} isNumeric>
        {row}
      </Cell>
      {onInclude ? (
        <Cell label={isUndoing ? t('Undo') : t('Import')}>
          {mayInclude ? (
            <Checkbox
              label={include}
              isLabelHidden
              isSelected={isIncluded}
              onChange={isSelected => onInclude(record.rows[0] ?? row, isSelected)}
            />
          ) : null}
        </Cell>
      ) : null}
    </Row>
  )
})
