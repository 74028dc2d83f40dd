import { useState } from 'react'
import { objectKeys } from 'ts-extras'
import { useLocale } from '#actors/environment.tsx'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import type { Period } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { DateField } from '#ui/dates/date-field.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './overview.css.ts'

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

/** Fields for the first and last day. Applies a range only if it is complete and not reversed. */
function DaysFields({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const [typed, setTyped] = useState(days)
  const format = dateEntryOf(useLocale(), false)
  const isBackwards = typed.from !== '' && typed.to !== '' && typed.from > typed.to
  const type = (part: Partial<Days>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChange(next)
  }
  return (
    <>
      <DateField label={t('From')} format={format} value={typed.from} onChange={from => type({ from })} />
      <DateField
        label={t('To')}
        format={format}
        value={typed.to}
        onChange={to => type({ to })}
        {...(isBackwards ? { errorMessage: t('Must not be before the first day') } : {})}
      />
    </>
  )
}

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
      <Select label={t('Period')} options={options} value={period.kind} onChange={choose} />
      {period.kind === 'custom' ? (
        <DaysFields days={period} onChange={chosen => onChange({ kind: 'custom', ...chosen })} />
      ) : null}
    </div>
  )
}
