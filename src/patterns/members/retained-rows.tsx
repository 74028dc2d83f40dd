import { t } from '#messages/message.ts'
import type { Reference } from '#schemas/reference.ts'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import * as css from './members-card.css.ts'
import { accessUnknown, stillHasAccess, useRetainedUsers } from './use-retained-users.ts'

/** Removed users who still have access to a business. Shown below its members. Renders nothing if there are none. */
export function RetainedRows({
  businessId,
  hrefOf,
}: {
  businessId: string
  hrefOf: ((user: Reference) => string) | null
}) {
  const { users, problem } = useRetainedUsers(businessId)
  if (problem) return <Alert>{accessUnknown(problem)}</Alert>
  if (users.length === 0) return null
  return (
    <ul aria-label={t('Users who still have access')}>
      {users.map(user => (
        <li key={user.id} className={css.row}>
          <div className={css.words}>
            <div className={css.name}>
              {hrefOf ? (
                <Link href={hrefOf(user)}>
                  <Name>{user.name}</Name>
                </Link>
              ) : (
                <Name>{user.name}</Name>
              )}
            </div>
            <div className={`${css.status} ${css.failure}`}>{stillHasAccess}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}
