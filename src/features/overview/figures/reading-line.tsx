import { useLocale } from '#actors/environment.tsx'
import { countInWords, countOf } from '#domain/figures/counts.ts'
import * as css from '#features/overview/overview.css.ts'
import type { ReadingProgress } from '#machines/trade-totals/trade-totals.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'

/** Returns the loading progress as text; '' if all pages are loaded. */
function progressInWords({ read, pages, failed, isDone, isStopped }: ReadingProgress, locale: string): string {
  const ofPages = `${countInWords(read, locale)} of ${countOf(pages, { one: 'page', many: 'pages' }, locale)}`
  const sofar = `of ${ofPages}`
  if (isStopped) return `Stopped: these are the figures ${sofar}.`
  if (!isDone) return `Reading: ${ofPages}`
  return failed === 0 ? '' : `These are the figures ${sofar}: ${countInWords(failed, locale)} could not be read.`
}

/** One-line loading progress of the totals, with Stop, Continue or Retry. Renders nothing when complete. */
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
  const { read, pages, isDone, isStopped } = progress
  const locale = useLocale()
  const words = progressInWords(progress, locale)
  const isReading = !isDone && !isStopped
  const [label, act] = isStopped ? [t('Continue'), onGoOn] : isReading ? [t('Stop'), onStop] : [t('Retry'), onRetry]
  return (
    <span className={isReading ? `${css.line} ${css.delayed}` : css.line}>
      {isReading ? (
        <progress className={css.bar} max={Math.max(pages, 1)} value={read} aria-label={t('Loaded so far')} />
      ) : null}
      {/* Announces only the final status, not each loaded page. */}
      <output aria-live={isReading ? 'off' : 'polite'}>{words}</output>
      {words ? (
        <span className={css.act}>
          <Button size="small" variant="quiet" onPress={act}>
            {label}
          </Button>
        </span>
      ) : null}
    </span>
  )
}
