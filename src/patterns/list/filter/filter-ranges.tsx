import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { notationOf } from '#domain/figures/number-reading.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import {
  type Bounds,
  boundsIn,
  boundsText,
  valueIn,
  withCondition,
  withoutCondition,
} from '#domain/filters/conditions.ts'
import { t } from '#messages/message.ts'
import { DateField } from '#ui/dates/date-field.tsx'
import { NumberField } from '#ui/numbers/number-field.tsx'
import type { ValueProps } from './filter-value-props.ts'

const open: Bounds = { from: '', to: '' }

/** First and last day of a period. Applies each valid range; either day can be empty. */
export function DayFields({ value, onChange }: { value: string | null; onChange: (value: string) => void }) {
  const [days, setDays] = useState(boundsIn(value ?? '') ?? open)
  const format = dateEntryOf(useLocale(), false)
  const isBackwards = days.from !== '' && days.to !== '' && days.from > days.to
  const type = (part: Partial<Bounds>) => {
    const next = { ...days, ...part }
    setDays(next)
    if (next.from === '' || next.to === '' || next.from <= next.to) onChange(boundsText(next))
  }
  return (
    <>
      <DateField label={t('From')} format={format} value={days.from} onChange={from => type({ from })} />
      <DateField
        label={t('To')}
        format={format}
        value={days.to}
        onChange={to => type({ to })}
        {...(isBackwards ? { errorMessage: t('Must not be before the first day') } : {})}
      />
    </>
  )
}

const numberIn = (text: string) => (text === '' ? null : Number(text))
const textOf = (amount: number | null) => (amount === null ? '' : String(amount))

/** Smallest and largest weight (kg) or value (rand). Either can be empty; without both, the filter is removed. */
export function AmountFields({ name, conditions, onChange }: ValueProps & { name: 'weight' | 'value' }) {
  const locale = useLocale()
  const chosen = valueIn(conditions, name)
  const [bounds, setBounds] = useState(boundsIn(chosen ?? '') ?? open)
  const isBackwards = bounds.from !== '' && bounds.to !== '' && Number(bounds.from) > Number(bounds.to)
  const type = (part: Partial<Bounds>) => {
    const next = { ...bounds, ...part }
    setBounds(next)
    if (next.from === '' && next.to === '') {
      if (chosen !== null) onChange(withoutCondition(conditions, { name, value: chosen }))
    } else if (next.from === '' || next.to === '' || Number(next.from) <= Number(next.to)) {
      onChange(withCondition(conditions, { name, value: boundsText(next) }))
    }
  }
  const unit = name === 'weight' ? 'kg' : 'R'
  const number = {
    format: notationOf(locale),
    invalidTextMessage: t('Enter a number. For example, {example}', { example: formatNumber(0.5, locale) }),
    min: 0,
    decimals: 2,
  }
  return (
    <>
      <NumberField
        {...number}
        label={t('From, {unit}', { unit })}
        value={numberIn(bounds.from)}
        onChange={from => type({ from: textOf(from) })}
      />
      <NumberField
        {...number}
        label={t('To, {unit}', { unit })}
        value={numberIn(bounds.to)}
        onChange={to => type({ to: textOf(to) })}
        {...(isBackwards ? { errorMessage: t('Must not be less than the first amount') } : {})}
      />
    </>
  )
}
