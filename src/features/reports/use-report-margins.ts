import { useLocale } from '#actors/environment.tsx'
import { rangeInWords } from '#domain/figures/date-words.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { usePageMargins } from '#ui/layout/use-page-margins.ts'

/** Sets the header and the footer of a printed report: its title, subject, period and fingerprint. */
export function useReportMargins(
  title: string,
  { about, period, fingerprint }: { about: { name: string }; period: DayRange; fingerprint: string },
) {
  const days = rangeInWords(period, useLocale())
  usePageMargins(
    t('{title} · {name} · {days}', { title, name: about.name, days }),
    t('threereco · fingerprint {fingerprint}', { fingerprint: fingerprint.slice(0, 16) }),
  )
}
