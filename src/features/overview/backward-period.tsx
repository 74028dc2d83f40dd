import { useLocale } from '#actors/environment.tsx'
import { dayWithYear } from '#domain/figures/date-words.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { Alert } from '#ui/feedback/alert.tsx'

/** Error message that replaces the totals if the period's first day is after its last day. */
export function BackwardPeriod({ days: { from, to } }: { days: DayRange }) {
  const locale = useLocale()
  const inWords = (day: string) => dayWithYear(`${day}T12:00:00`, locale)
  return (
    <Alert kind="bad">
      {t('The first day, {first}, is after the last day, {last}. Choose another period.', {
        first: inWords(from),
        last: inWords(to),
      })}
    </Alert>
  )
}
