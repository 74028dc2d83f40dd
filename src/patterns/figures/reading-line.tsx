import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { timeInWords } from '#domain/figures/date-words.ts'
import type { ReadingProgress } from '#machines/trade-totals/trade-totals.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import * as css from './figures.css.ts'

/** Returns the loading progress as text; '' if all pages are loaded. */
function progressInWords(
  { read, pages, failed, isDone, isStopped, changingSince }: ReadingProgress,
  locale: string,
): string {
  const values = { read: countInWords(read, locale), pages, locale }
  if (isStopped) {
    return t('Stopped: these figures cover {read} of {pages, plural, one {# page} other {# pages}}.', values)
  }
  if (!isDone) return t('Reading: {read} of {pages, plural, one {# page} other {# pages}}', values)
  if (changingSince !== null) {
    return t('Records are changing. Figures as of {time}.', { time: timeInWords(changingSince, locale) })
  }
  if (failed === 0) return ''
  if (read >= pages) return t('Could not check the records for changes.')
  return t(
    'These figures cover {read} of {pages, plural, one {# page} other {# pages}}: {failed, plural, other {# could not be read}}.',
    { ...values, failed },
  )
}

/** One-line loading progress of the totals, with Stop, Continue or Retry. Renders nothing once all pages are loaded. */
export function ReadingLine({
  progress,
  onStop,
  onGoOn,
  onRetry,
}: {
  progress: ReadingProgress
  onStop: () => void
  onGoOn: () => void
  onRetry: () => void
}) {
  const { read, pages, isDone, isStopped, changingSince } = progress
  const locale = useLocale()
  const words = progressInWords(progress, locale)
  const isReading = !isDone && !isStopped
  const again = changingSince === null ? t('Retry') : t('Read again')
  const [label, act] = isStopped ? [t('Continue'), onGoOn] : isReading ? [t('Stop'), onStop] : [again, onRetry]
  return (
    <ProgressLine label={t('Loaded so far')} done={isReading ? read : null} total={pages}>
      {/* Announces only the final status, not each loaded page. */}
      <output aria-live={isReading ? 'off' : 'polite'}>{words}</output>
      {words ? (
        <span className={css.act}>
          <Button variant="quiet" onPress={act}>
            {label}
          </Button>
        </span>
      ) : null}
    </ProgressLine>
  )
}
