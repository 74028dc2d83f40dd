import { useApi } from '#actors/use-api.ts'
import type { RoleOfUser } from '#domain/people/user-rules.ts'
import { PermissionSummary } from '#features/access/permissions/permission-summary.tsx'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import type { PermissionGroup } from '#schemas/permission.ts'
import { Card } from '#ui/layout/card.tsx'
import * as css from './user-permission-summary.css.ts'

/**
 * Summary of the combined permissions from roles and from the user. Loads the permissions of roles if they are unknown.
 */
export function UserPermissionSummary({
  roles,
  own,
  isOwn = false,
}: {
  roles: readonly RoleOfUser[]
  own: readonly string[]
  isOwn?: boolean
}) {
  const api = useApi()
  const summaryOf = (groups: readonly PermissionGroup[], known: readonly RoleOfUser[]) => (
    <PermissionSummary groups={groups} value={[...known.flatMap(({ permissions = [] }) => permissions), ...own]} />
  )
  return (
    <Card title={isOwn ? t('Your permissions') : t('User permissions')}>
      <LoadedPart label={t('Loading permissions')} load={signal => api.permissionGroups(signal)}>
        {groups =>
          roles.every(({ permissions }) => permissions) ? (
            summaryOf(groups, roles)
          ) : (
            <LoadedPart
              key={roles.map(({ id }) => id).join(' ')}
              label={t('Loading role permissions')}
              load={signal =>
                Promise.all(roles.map(async role => (role.permissions ? role : api.roles.get(role.id, [], signal))))
              }
            >
              {known => summaryOf(groups, known)}
            </LoadedPart>
          )
        }
      </LoadedPart>
      <p className={css.note}>{t('From all roles and the user’s own permissions.')}</p>
    </Card>
  )
}
