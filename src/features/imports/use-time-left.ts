import { useState } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'

/** Number of records after which the pace is known. */
const fewest = 20

/** Returns the remaining time in words, from the pace since the first call. Returns '' while it is unknown. */
export function useTimeLeft(done: number | null, total: number): string {
  const { now } = useEnvironment()
  const locale = useLocale()
  const [start, setStart] = useState<{ at: number; done: number } | null>(null)
  if (done !== null && start === null) setStart({ at: now(), done })
  if (done === null && start !== null) setStart(null)
  if (done === null || start === null) return ''
  const made = done - start.done
  if (made < fewest) return ''
  const seconds = ((now() - start.at) / 1000 / made) * (total - done)
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60
    ? t('Less than a minute left.')
    : t('About {count} min left.', { count: countInWords(minutes, locale) })
}
