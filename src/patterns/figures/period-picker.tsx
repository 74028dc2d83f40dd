import { useState } from 'react'
import { objectKeys } from 'ts-extras'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { monthInWords, rangeInWords } from '#domain/figures/date-words.ts'
import { isWholeMonth, isWholeMonths, localDay, nextPeriod, type Period } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { DayRangeFields } from '#patterns/fields/day-range-fields.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './figures.css.ts'

export const periodNames: Readonly<Record<Period['kind'], string>> = {
  month: t('This month'),
  quarter: t('This quarter'),
  year: t('This year'),
  lastWeek: t('Last week'),
  lastMonth: t('Last month'),
  lastQuarter: t('Last quarter'),
  lastYear: t('Last year'),
  last12: t('Last 12 months'),
  custom: t('From – to'),
}

const kinds = objectKeys(periodNames)
const options: ReadonlyArray<{ id: Period['kind'] | 'named'; label: string }> = kinds.map(id => ({
  id,
  label: periodNames[id],
}))

type Days = { from: string; to: string }

/**
 * Chooses the period, or steps to the period before or after. `days` is the current range, which is also the initial
 * value of a custom range. A custom range of complete months shows its name until the user chooses “From – to”.
 */
export function PeriodPicker({
  period,
  days,
  onChange,
}: {
  period: Period
  days: Days
  onChange: (period: Period) => void
}) {
  const locale = useLocale()
  const { now } = useEnvironment()
  const [hasFields, setHasFields] = useState(period.kind === 'custom' && !isWholeMonths(period))
  // A step replaces the typed days.
  const [steps, setSteps] = useState(0)
  const today = localDay(now())
  // The last step disables its button. The other step would undo it.
  const rescue = useFocusRescue({ next: ({ area }) => area.querySelector<HTMLElement>('button[aria-haspopup]') })
  const isNamed = period.kind === 'custom' && !hasFields
  const shown = period.kind === 'custom' ? period : days
  const name = isWholeMonth(shown)
    ? monthInWords(shown.from.slice(0, 7), locale, true).name
    : rangeInWords(shown, locale)
  const step = (by: 1 | -1, label: string) => {
    const next = nextPeriod(period, by, today)
    return (
      <IconButton
        icon={by === 1 ? 'chevron-right' : 'chevron-left'}
        label={label}
        isDisabled={next === null}
        onPress={() => {
          if (!next) return
          setSteps(steps + 1)
          onChange(next)
        }}
      />
    )
  }
  return (
    <div className={css.picker}>
      <div className={css.steps} {...rescue}>
        {step(-1, t('Previous period'))}
        <Select
          label={t('Period')}
          isLabelHidden
          options={isNamed ? [{ id: 'named', label: name }, ...options] : options}
          value={isNamed ? 'named' : period.kind}
          onChange={kind => {
            if (kind === 'named') return
            setHasFields(kind === 'custom')
            onChange(kind === 'custom' ? { kind, ...days } : { kind })
          }}
        />
        {step(1, t('Next period'))}
      </div>
      {period.kind === 'custom' && hasFields ? (
        <DayRangeFields
          key={steps}
          areLabelsHidden
          days={period}
          onChange={chosen => onChange({ kind: 'custom', ...chosen })}
        />
      ) : null}
    </div>
  )
}
