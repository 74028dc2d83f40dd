import { useEffect, useState } from 'react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { timeInWords } from '#domain/figures/date-words.ts'
import { type LinesActor, standingOf, watchStanding } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import * as css from './lines.css.ts'

/** Save status of the lines, which save automatically. */
export function LinesSaveStatus({ lines }: { lines: LinesActor }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const [{ isSaving, stuck, savedAt }, setStatus] = useState<
    /** `savedAt`: when all lines were last saved, in epoch milliseconds. Null before the first save on this screen. */
    ReturnType<typeof standingOf> & { savedAt: number | null }
  >(() => ({ ...standingOf(lines.getSnapshot()), savedAt: null }))
  useEffect(
    () =>
      watchStanding(lines, () => {
        const next = standingOf(lines.getSnapshot())
        setStatus(before => {
          if (before.isSaving === next.isSaving && before.stuck === next.stuck) return before
          return { ...next, savedAt: before.isSaving && !next.isSaving ? now() : before.savedAt }
        })
      }),
    [lines, now],
  )
  const saved = savedAt === null ? '' : t('All saved {time}', { time: timeInWords(savedAt, locale) })
  const unsaved =
    stuck === 0
      ? ''
      : t('{count, plural, one {# line needs attention} other {# lines need attention}}', { count: stuck, locale })
  const standing = isSaving ? t('Saving…') : unsaved || saved
  return <span className={css.status}>{[t('Lines save automatically'), standing].filter(Boolean).join(' · ')}</span>
}
