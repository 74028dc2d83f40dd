import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
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
import { NumberField } from '#ui/numbers/number-field.tsx'
import type { ValueProps } from './filter-value-props.ts'

export const openBounds: Bounds = { from: '', to: '' }

const numberIn = (text: string) => (text === '' ? null : Number(text))
const textOf = (amount: number | null) => (amount === null ? '' : String(amount))

/** Smallest and largest weight (kg) or value (rand). Either can be empty. If both are empty, the filter is removed. */
export function AmountFields({ name, conditions, onChange }: ValueProps & { name: 'weight' | 'value' }) {
  const locale = useLocale()
  const chosen = valueIn(conditions, name)
  const [bounds, setBounds] = useState(boundsIn(chosen ?? '') ?? openBounds)
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
