import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { holds } from '#domain/permissions/permissions.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PermissionSummary } from './permission-summary.tsx'
import { PermissionTree } from './permission-tree.tsx'

/** The permissions that a user has directly, not from roles. Shows a summary; a button opens the tree for editing. */
export function PermissionsCard({
  value,
  onChange,
  errorMessage = '',
  isReadOnly,
}: {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  errorMessage?: string
  isReadOnly: boolean
}) {
  const api = useApi()
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const isRefused = errorMessage !== ''
  // Opens the tree, because the strings to remove are in it.
  if (isRefused && !isOpen) setOpen(true)
  return (
    <Card
      title={t('Own permissions')}
      actions={
        <Button aria-expanded={isOpen} isDisabled={isRefused} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t('Hide permissions') : isReadOnly ? t('Show permissions') : t('Choose permissions')}
        </Button>
      }
    >
      <p>{t('Permissions in addition to the user’s roles.')}</p>
      {isRefused ? <Alert kind="bad">{errorMessage}</Alert> : null}
      <LoadedPart label={t('Loading permissions')} load={signal => api.permissionGroups(signal)}>
        {groups =>
          isOpen ? (
            <PermissionTree
              groups={groups}
              value={value}
              onChange={onChange}
              isReadOnly={isReadOnly}
              isRefused={isRefused}
              mayGrant={permission => holds(user, permission)}
            />
          ) : value.length === 0 ? (
            // The usual summary would claim that the user can do nothing, although roles might allow something.
            <p>{t('None. Only the roles apply.')}</p>
          ) : (
            <PermissionSummary groups={groups} value={value} />
          )
        }
      </LoadedPart>
    </Card>
  )
}
