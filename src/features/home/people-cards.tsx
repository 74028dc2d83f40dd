import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { dayWithYear } from '#domain/figures/date-words.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead, RowLink } from '#ui/table/table-row.tsx'
import * as css from './overview.css.ts'

const day = 86_400_000
const typeNames: Readonly<Record<User['type'], string>> = {
  system: t('Administrator'),
  business: t('Business'),
  collector: t('Collector'),
}

const daysSince = (moment: string, now: number, locale: string) =>
  t('{days, plural, =0 {today} one {# day} other {# days}}', {
    days: Math.max(0, Math.floor((now - Date.parse(moment)) / day)),
    locale,
  })

/** Table of users with their sign-up dates. Names are links if `viewer` may open the user. */
function UsersCard({
  title,
  note,
  users,
  viewer,
}: {
  title: string
  note: string
  users: readonly User[]
  viewer: User
}) {
  const { now } = useEnvironment()
  const locale = useLocale()
  return (
    <Card
      title={title}
      isFlush
      actions={
        <>
          <span className={css.note}>{note}</span>
          <Link href={pathTo('adminUsers')}>{t('All users')}</Link>
        </>
      }
    >
      <Table label={title} isCompact>
        <TableHead>
          <Column>{t('Name')}</Column>
          <Column>{t('Username')}</Column>
          <Column>{t('Type')}</Column>
          <Column>{t('Signed up')}</Column>
          <Column isNumeric>{t('Age')}</Column>
        </TableHead>
        <TableBody>
          {users.map(({ id, name, username, type, createdAt }) => (
            <Row key={id}>
              <RowHead>
                {mayOpen(viewer, 'adminUsers.edit', id) ? (
                  <RowLink href={pathTo('adminUsers.edit', { id })}>
                    <Name>{name}</Name>
                  </RowLink>
                ) : (
                  <Name>{name}</Name>
                )}
              </RowHead>
              <Cell label={t('Username')}>
                <Name>{username}</Name>
              </Cell>
              <Cell label={t('Type')}>{typeNames[type]}</Cell>
              <Cell label={t('Signed up')}>
                <time dateTime={createdAt}>{dayWithYear(createdAt, locale)}</time>
              </Cell>
              <Cell label={t('Age')} isNumeric>
                {daysSince(createdAt, now(), locale)}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

/** Number of users to load: the largest page size that servers accept. */
const pageSize = 100
const newest = 5

/**
 * Cards for users without a second factor, and for the latest sign-ups. Loads only the newest users; a note states
 * their number.
 */
export function PeopleCards() {
  const api = useApi()
  const viewer = useUser()
  const locale = useLocale()
  return (
    <LoadedPart
      label={t('Loading users')}
      load={signal => api.users.list({ page: 1, pageSize, searchTerm: '', sort: '-createdAt' }, signal)}
    >
      {({ items, pagination }) => {
        const users = items.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
        const stuck = users.filter(({ mfaEnabled }) => !mfaEnabled)
        const counts = { stuck: countInWords(stuck.length, locale), count: users.length, locale }
        return (
          <>
            {stuck.length > 0 ? (
              <UsersCard
                title={t('Users without a second factor')}
                note={
                  pagination.count > users.length
                    ? t('{count, plural, other {{stuck} of the # newest users have no authenticator app yet.}}', counts)
                    : t('{count, plural, other {{stuck} of # users have no authenticator app yet.}}', counts)
                }
                users={stuck}
                viewer={viewer}
              />
            ) : null}
            <UsersCard title={t('New users')} note="" users={users.slice(0, newest)} viewer={viewer} />
          </>
        )
      }}
    </LoadedPart>
  )
}
