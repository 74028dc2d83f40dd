import { useLocale } from '#actors/environment.tsx'
import { dayWithYear, noonOf } from '#domain/figures/date-words.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { Alert } from '#ui/feedback/alert.tsx'

/** Error message that replaces the totals if the period's first day is after its last day. */
export function BackwardPeriod({ days: { from, to } }: { days: DayRange }) {
  const locale = useLocale()
  const inWords = (day: string) => dayWithYear(noonOf(day), locale)
  return (
    <Alert kind="bad">
      {t('The first day, {first}, is after the last day, {last}. Choose another period.', {
        first: inWords(from),
        last: inWords(to),
      })}
    </Alert>
  )
}
