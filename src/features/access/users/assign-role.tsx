import { useState } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { may } from '#domain/permissions/permissions.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { BulkActionProps } from '#patterns/list/list-definition.ts'
import { LookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findRoles } from '#patterns/lookup/record-lookups.ts'
import type { Reference } from '#schemas/reference.ts'
import type { User } from '#schemas/user.ts'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import { useUserQueues } from './use-user-queue.ts'

/** Assigns one role to the selected users. Renders nothing if the user lacks the permission. */
export function AssignRole({ rows, onBegin }: BulkActionProps<User>) {
  const api = useApi()
  const { session } = useEnvironment()
  const user = useUser()
  const locale = useLocale()
  const queueOf = useUserQueues()
  const [lookup] = useState(() => findRoles(api))
  const [isOpen, setOpen] = useState(false)
  const [role, setRole] = useState<Reference | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (!may(user, 'users.roles.assign') || !may(user, 'roles.view')) return null

  const ask = () => {
    setRole(null)
    setMissing(false)
    setOpen(true)
  }
  const assign = () => {
    setMissing(role === null)
    if (!role) return
    setOpen(false)
    onBegin({
      rows,
      task: { kind: 'assignRole', role: isolated(role.name) },
      perform: ({ id }) => queueOf(id)(() => api.users.assignRole(id, role.id)),
      onDone: done => {
        // If the signed-in user got the role, their permissions might have changed.
        if (done.some(({ id }) => id === user.id)) session.send({ type: 'user.refresh' })
      },
    })
  }
  return (
    <>
      <Button icon="roles" onPress={ask}>
        {t('Assign role')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('{count, plural, =1 {Assign role to this user} other {Assign role to # users}}', {
          count: rows.length,
          locale,
        })}
        size="small"
      >
        <Form onSubmit={assign} errors={isMissing ? { role: true } : {}}>
          <LookupField
            label={t('Role')}
            autoFocus
            lookup={lookup}
            value={role}
            onChange={value => {
              setRole(value)
              setMissing(false)
            }}
            {...(isMissing ? { errorMessage: t('Choose a role') } : {})}
          />
          <DialogActions>
            <Button variant="quiet" onPress={() => setOpen(false)}>
              {t('Cancel')}
            </Button>
            <Button type="submit" variant="primary">
              {t('Assign role')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
