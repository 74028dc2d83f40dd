import { useState } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'

/** Number of records after which the pace is known. */
const fewest = 20

/** Remaining time of an import, from the pace since this text appeared. */
export function ImportTimeLeft({ done, total }: { done: number; total: number }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const [start] = useState(() => ({ at: now(), done }))
  const made = done - start.done
  if (made < fewest) return null
  const seconds = ((now() - start.at) / 1000 / made) * (total - done)
  const count = countInWords(Math.ceil(seconds / 60), locale)
  return <span>{seconds < 60 ? t('Less than a minute left.') : t('About {count} min left.', { count })}</span>
}
