import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { filterMachine } from '#actors/lists/list-reading.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { rowsIn } from '#domain/pages-read.ts'
import { may } from '#domain/permissions/permissions.ts'
import { isNothingFound, isPartlyRead, readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import { t } from '#messages/message.ts'
import { UnreadableNote } from '#patterns/unreadable/unreadable-note.tsx'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './role-holders.css.ts'

export function RoleHolders({ id }: { id: string }) {
  const user = useUser()
  const missing = (['users.view', 'users.roles.view'] as const).find(permission => !may(user, permission))
  if (missing === undefined) return <LoadedHolders id={id} />
  return (
    <Card title={t('Users with this role')}>
      <p className={css.note}>
        {t('To see the users with this role, you need the permission {permission}.', { permission: missing })}
      </p>
    </Card>
  )
}

/** Lists the users who have a role. The API has no such query, so a button loads all users with their roles. */
function LoadedHolders({ id }: { id: string }) {
  const api = useApi()
  const locale = useLocale()
  const [machine] = useState(() =>
    filterMachine<User>(api.users.listOnce, { preload: ['roles'] }, ({ roles }) => roles.some(role => role.id === id)),
  )
  const reading = useMadeActor(machine)
  const snapshot = useSelector(reading, current => current)
  const { problem } = snapshot.context
  const { items: found, unreadable } = rowsIn(snapshot.context.read)
  const { pages, pageCount } = readingExtentOf(snapshot)
  const isReading = snapshot.hasTag('reading')
  const isDone = snapshot.hasTag('done')
  const isHalted = snapshot.hasTag('stopped') || snapshot.hasTag('failed')
  const write = (count: number) => countInWords(count, locale)
  const count = found.length
  const sofar = isPartlyRead(snapshot)
    ? t(
        '{count, plural, one {# user so far, after {pages} of {pageCount} pages.} other {# users so far, after {pages} of {pageCount} pages.}}',
        { count, locale, pages: write(pages), pageCount: write(pageCount) },
      )
    : ''
  const words = snapshot.hasTag('changing')
    ? t('Users are changing. This list might not be right.')
    : isNothingFound(snapshot)
      ? t('No user has this role.')
      : isDone
        ? t('{count, plural, one {# user.} other {# users.}}', { count, locale })
        : sofar
  const [label, event] = isReading
    ? ([t('Stop'), { type: 'reading.stop' }] as const)
    : isHalted
      ? ([t('Continue'), { type: 'reading.goOn' }] as const)
      : ([isDone ? t('Refresh') : t('Find users'), { type: 'reading.begin', request: null }] as const)
  return (
    <Card
      title={t('Users with this role')}
      actions={
        <Button size="small" onPress={() => reading.send(event)}>
          {label}
        </Button>
      }
    >
      {isReading ? (
        <progress className={css.bar} max={pageCount} value={pages} aria-label={t('Loaded so far')} />
      ) : null}
      {words === '' && !isReading && !problem ? (
        <p className={css.note}>{t('The app reads all users, page by page.')}</p>
      ) : null}
      <output className={css.words} aria-live={isReading ? 'off' : 'polite'}>
        {words}
      </output>
      {problem ? <Alert kind="bad">{problem.message}</Alert> : null}
      <UnreadableNote rows={unreadable} noun="user" />
      {found.length > 0 ? (
        <ul className={css.holders} aria-label={t('Users with this role')}>
          {found.map(holder => (
            <Holder key={holder.id} holder={holder} />
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Holder({ holder: { id, name, username } }: { holder: User }) {
  const user = useUser()
  return (
    <li>
      {mayOpen(user, 'adminUsers.edit', id) ? (
        <Link href={pathTo('adminUsers.edit', { id })}>
          <Name>{name}</Name>
        </Link>
      ) : (
        <Name>{name}</Name>
      )}{' '}
      <span className={css.username}>
        <Name>{username}</Name>
      </span>
    </li>
  )
}
