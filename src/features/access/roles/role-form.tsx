import { useUser } from '#actors/environment.tsx'
import { holds, may } from '#domain/permissions/permissions.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { FieldCard } from '#patterns/fields/field-card.tsx'
import { CreateRecord } from '#patterns/record/create-record.tsx'
import { EditRecord } from '#patterns/record/edit-record.tsx'
import { screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AllowedCard } from './allowed-card.tsx'
import { type RoleValues, roleKind } from './role-kind.ts'

/**
 * Error about permissions, which the user edits on another screen. After a refused save, the link to that screen gets
 * the focus.
 */
function PermissionsRefused({ message, id }: { message: string; id: string | null }) {
  const path = id === null ? null : pathTo('adminRoles.permissions', { id })
  return (
    <div data-invalid="">
      <Alert kind="bad" actions={path ? <LinkButton href={path}>{t('Open permissions')}</LinkButton> : null}>
        {t('{problem}. Use the Permissions screen.', { problem: message })}
      </Alert>
    </div>
  )
}

function RoleLinks({ id }: { id: string }) {
  const user = useUser()
  return (
    <>
      <LinkButton href={pathTo('adminRoles.permissions', { id })}>{t('Permissions')}</LinkButton>
      {mayOpen(user, 'adminUsers') && may(user, 'users.roles.view') ? (
        <LinkButton href={`${pathTo('adminUsers')}?role=${id}`}>{t('Users with this role')}</LinkButton>
      ) : null}
    </>
  )
}

function Fields({ record }: { record: FormRecord<RoleValues> }) {
  const user = useUser()
  const { values, field, errors } = useRecordFields(record)
  // The server rejects changes to a role that has permissions which the user lacks.
  const isBeyond = values.permissions.some(permission => !holds(user, permission))
  return (
    <FieldCard>
      {isBeyond ? (
        <Alert>{t('You can’t change this role because it has permissions that you don’t have.')}</Alert>
      ) : null}
      <TextField label={t('Name')} isRequired readOnly={isBeyond} {...field('name')} />
      <TextField
        label={t('Description')}
        description={t('Purpose of the role, shown in lists.')}
        readOnly={isBeyond}
        {...field('description')}
      />
      <Checkbox
        label={t('Default role')}
        detail={t('Assigned to each user who signs up as a collector.')}
        isSelected={values.default}
        isDisabled={isBeyond}
        onChange={field('default').onChange}
      />
      {errors['permissions'] ? (
        <PermissionsRefused message={errors['permissions']} id={record.getSnapshot().context.id} />
      ) : null}
    </FieldCard>
  )
}

/** `/admin/roles/create`: after saving, opens the permissions of the new role. */
export const CreateRole = () => (
  <CreateRecord kind={roleKind}>{({ record }) => ({ fields: <Fields record={record} /> })}</CreateRecord>
)

/** `/admin/roles/{id}/edit` */
export const EditRole = screenOfRecord(
  props => (
    <EditRecord kind={roleKind} {...props}>
      {({ record }) => ({
        links: <RoleLinks id={props.id} />,
        fields: <Fields record={record} />,
        trailing: <AllowedCard record={record} />,
        isTrailingWide: true,
      })}
    </EditRecord>
  ),
  () => roleKind,
)
