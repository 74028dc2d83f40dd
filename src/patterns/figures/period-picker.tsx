import { objectKeys } from 'ts-extras'
import type { Period } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { DayRangeFields } from '#patterns/fields/day-range-fields.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './figures.css.ts'

export const periodNames: Readonly<Record<Period['kind'], string>> = {
  month: t('This month'),
  quarter: t('This quarter'),
  year: t('This year'),
  last12: t('Last 12 months'),
  custom: t('From – to'),
}

const kinds = objectKeys(periodNames)
const options = kinds.map(id => ({ id, label: periodNames[id] }))

type Days = { from: string; to: string }

/** Chooses the period. `days` is the current range, which is also the initial value of a custom range. */
export function PeriodPicker({
  period,
  days,
  onChange,
}: {
  period: Period
  days: Days
  onChange: (period: Period) => void
}) {
  const choose = (kind: Period['kind']) => onChange(kind === 'custom' ? { kind, ...days } : { kind })
  return (
    <div className={css.picker}>
      <Select label={t('Period')} isLabelHidden options={options} value={period.kind} onChange={choose} />
      {period.kind === 'custom' ? (
        <DayRangeFields days={period} onChange={chosen => onChange({ kind: 'custom', ...chosen })} />
      ) : null}
    </div>
  )
}
