import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { type PasteActor, progressOf, unreadText } from '#machines/paste/paste.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { copyText } from '#ui/feedback/copy-text.ts'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import * as css from './paste.css.ts'

const searching = (count: number, locale: string) =>
  t('{count, plural, one {Searching # material} other {Searching # materials}}', { count, locale })

const notAdded = (count: number, locale: string) =>
  t('{count, plural, one {Could not add # pasted row} other {Could not add # pasted rows}}', { count, locale })

function Reading({ paste }: { paste: PasteActor }) {
  const locale = useLocale()
  const answered = useSelector(paste, snapshot => progressOf(snapshot).answered)
  const total = useSelector(paste, snapshot => progressOf(snapshot).total)
  return (
    <div className={css.panel}>
      <ProgressLine label={t('Material search')} done={answered} total={total}>
        <span>{searching(total, locale)}</span>
        <Button onPress={() => paste.send({ type: 'paste.stop' })}>{t('Stop')}</Button>
      </ProgressLine>
    </div>
  )
}

const copyRows = (text: string) => copyText(text, t('Rows copied'), t('Select the rows and copy them.'))

/** Pasted rows that were not added, with reasons. Has buttons to retry, copy and dismiss them. */
function Report({ paste }: { paste: PasteActor }) {
  const locale = useLocale()
  const unread = useSelector(paste, snapshot => snapshot.context.unread)
  const mayRetry = useSelector(paste, snapshot => snapshot.can({ type: 'paste.retry' }))
  return (
    <section className={css.panel} aria-label={t('Rows not added')}>
      <div className={css.head}>
        <strong className={css.words}>{notAdded(unread.length, locale)}</strong>
        <div className={css.buttons}>
          {mayRetry ? (
            <Button icon="retry" onPress={() => paste.send({ type: 'paste.retry' })}>
              {t('Search again')}
            </Button>
          ) : null}
          <Button icon="copy" onPress={() => void copyRows(unreadText(paste.getSnapshot()))}>
            {t('Copy')}
          </Button>
          <Button icon="x" onPress={() => paste.send({ type: 'paste.dismiss' })}>
            {t('Dismiss')}
          </Button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll a long list */}
      <ul className={css.rows} tabIndex={0} aria-label={t('Rows and reasons')}>
        {unread.map(({ row, text, reason }) => (
          <li key={row}>
            <span className={css.row}>{t('Row {row}', { row })}</span>{' '}
            <code className={css.cells}>{text.replaceAll('\t', ' · ')}</code>
            <div className={css.reason}>{reason.replace(/\.$/, '')}.</div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Status of a paste, shown above the lines; empty without a paste. When it disappears, the focus moves to the search.
 */
export function PastePanel({ paste }: { paste: PasteActor }) {
  const locale = useLocale()
  const isReading = useSelector(paste, snapshot => snapshot.hasTag('reading'))
  const isReporting = useSelector(paste, snapshot => snapshot.hasTag('reporting'))
  const status = useSelector(paste, snapshot => {
    if (snapshot.hasTag('reading')) return searching(progressOf(snapshot).total, locale)
    return snapshot.hasTag('reporting') ? notAdded(snapshot.context.unread.length, locale) : ''
  })
  const rescue = useFocusRescue({
    next: ({ area }) => area.closest('section')?.querySelector<HTMLElement>('[role="combobox"]'),
  })
  return (
    <div {...rescue}>
      <VisuallyHidden>
        <output>{status}</output>
      </VisuallyHidden>
      {isReading ? <Reading paste={paste} /> : null}
      {isReporting ? <Report paste={paste} /> : null}
    </div>
  )
}
