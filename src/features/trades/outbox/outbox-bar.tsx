import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { timeInWords } from '#domain/figures/date-words.ts'
import { longestDelay } from '#domain/problem.ts'
import {
  needsSignIn,
  nextAttemptOf,
  type OutboxSnapshot,
  refusedCount,
  sendableCount,
} from '#machines/outbox/outbox.selectors.ts'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './outbox.css.ts'

/** Returns the title of the bar, and a sentence. Null if there is nothing to report. */
function wordsOf(snapshot: OutboxSnapshot, locale: string): { title: string; note: string } | null {
  const { changedAt, problem, retryAt, sent, isOnline } = snapshot.context
  const since = changedAt === null ? '' : timeInWords(changedAt, locale)
  if (needsSignIn(snapshot))
    return { title: t('Your session ended.'), note: t('Sign in to send. Nothing is sent until then.') }
  if (!isOnline) {
    const title = since ? t('Offline since {time}.', { time: since }) : t('You are offline.')
    return { title, note: t('New records are saved on this device and sent later.') }
  }
  if (problem && snapshot.hasTag('unavailable')) return { title: problem.title, note: problem.message }
  if (problem && retryAt !== null) {
    return { title: problem.title, note: t('Next attempt at {time}.', { time: timeInWords(retryAt, locale) }) }
  }
  const left = sendableCount(snapshot)
  if (left === 0) return null
  if (snapshot.hasTag('waiting')) {
    const { entries, now } = snapshot.context
    const at = Math.min(...entries.map(entry => nextAttemptOf(snapshot, entry) ?? Number.POSITIVE_INFINITY))
    const title = entries.some(({ isTried }) => isTried) ? t('Unconfirmed.') : t('Waiting.')
    return {
      title,
      note: t('Next attempt at {time}.', { time: timeInWords(Math.min(at, now() + longestDelay), locale) }),
    }
  }
  const refused = refusedCount(snapshot)
  const count = { count: countInWords(sent + 1, locale), total: countInWords(sent + left, locale) }
  return {
    title: since ? t('Back online since {time}.', { time: since }) : t('Sending…'),
    note: [
      t('Sending {count} of {total}.', count),
      refused > 0
        ? t('{count, plural, one {# other needs your attention.} other {The other # need your attention.}}', {
            count: refused,
            locale,
          })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Status of the connection, above screens that do not show the outbox. Renders nothing while there is a connection. */
export function OfflineBar({ outbox }: { outbox: Pick<Outbox, 'actor'> }) {
  const snapshot = useSelector(outbox.actor, current => current)
  return snapshot.context.isOnline ? null : <OutboxBar snapshot={snapshot} />
}

/** Status of the connection and of sending. */
export function OutboxBar({ snapshot }: { snapshot: OutboxSnapshot }) {
  const locale = useLocale()
  const { isOnline, changedAt, lostAt, sent } = snapshot.context
  const words = wordsOf(snapshot, locale)
  const isWarning = !isOnline || needsSignIn(snapshot) || snapshot.hasTag('pausing')
  const total = sent + sendableCount(snapshot)
  const interruption = isOnline && changedAt !== null && lostAt !== null
  return (
    <output className={words ? `${css.bar} ${isWarning ? css.warning : ''}` : css.silent}>
      {words ? (
        <>
          <Icon name={isOnline ? 'cloud-up' : 'cloud-off'} />
          <span className={css.barWords}>
            <strong>{words.title}</strong> {words.note}
          </span>
          {interruption ? (
            <span className={css.interruption}>
              {t('Offline from {from} to {to}', {
                from: timeInWords(lostAt, locale),
                to: timeInWords(changedAt, locale),
              })}
            </span>
          ) : null}
          {snapshot.hasTag('sending') && total > 0 ? (
            <span className={css.progress} style={{ inlineSize: `${(100 * (sent + 0.5)) / total}%` }} />
          ) : null}
        </>
      ) : null}
    </output>
  )
}
