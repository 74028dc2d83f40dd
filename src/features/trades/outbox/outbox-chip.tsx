import { useSelector } from '@xstate/react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import { useLocale, useUser } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { needsSignIn, refusedCount } from '#machines/outbox/outbox.selectors.ts'
import { t } from '#messages/message.ts'
import { waitingPath } from '#routing/device-routes.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import * as css from './outbox.css.ts'

/** Minimum count for showing only the number. */
const manyRecords = 10

/** Link to the unsent records: "Offline", "4 waiting" or "12". A dot means that a record needs the user's attention. */
export function OutboxChip({ outbox }: { outbox: Outbox }) {
  const locale = useLocale()
  const [path] = useLocation()
  const href = waitingPath(useUser())
  const count = useSelector(outbox.actor, ({ context }) => context.entries.length)
  const isOnline = useSelector(outbox.actor, ({ context }) => context.isOnline)
  const needsUser = useSelector(outbox.actor, snapshot => refusedCount(snapshot) > 0 || needsSignIn(snapshot))
  if (href === null || (count === 0 && isOnline)) return null
  const waiting = t('{count} waiting', { count: countInWords(count, locale) })
  const isNumberAlone = count >= manyRecords
  return (
    <Link href={href} className={css.chip} aria-current={path === href ? 'page' : undefined}>
      <Icon name={isOnline ? 'cloud-up' : 'cloud-off'} />
      {count === 0 ? t('Offline') : isNumberAlone ? countInWords(count, locale) : waiting}
      {isNumberAlone ? <VisuallyHidden>{waiting}</VisuallyHidden> : null}
      {needsUser ? (
        <span className={css.needsUser}>
          <VisuallyHidden>{t('A record needs your attention')}</VisuallyHidden>
        </span>
      ) : null}
    </Link>
  )
}
