import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { t } from '#messages/message.ts'
import { DateField } from '#ui/dates/date-field.tsx'

type Days = { from: string; to: string }

/** Fields for the first and last day. Applies each valid range. If the range `isOpen`, either day can be empty. */
export function DayRangeFields({
  days,
  isOpen = false,
  areLabelsHidden = false,
  onChange,
}: {
  days: Days
  isOpen?: boolean
  areLabelsHidden?: boolean
  onChange: (days: Days) => void
}) {
  const [typed, setTyped] = useState(days)
  const format = dateEntryOf(useLocale(), false)
  const isComplete = (range: Days) => range.from !== '' && range.to !== ''
  const isBackwards = isComplete(typed) && typed.from > typed.to
  const type = (part: Partial<Days>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (isComplete(next) ? next.from <= next.to : isOpen) onChange(next)
  }
  return (
    <>
      <DateField
        label={t('From')}
        isLabelHidden={areLabelsHidden}
        format={format}
        value={typed.from}
        onChange={from => type({ from })}
      />
      <DateField
        label={t('To')}
        isLabelHidden={areLabelsHidden}
        format={format}
        value={typed.to}
        onChange={to => type({ to })}
        {...(isBackwards ? { errorMessage: t('Must not be before the first day') } : {})}
      />
    </>
  )
}
