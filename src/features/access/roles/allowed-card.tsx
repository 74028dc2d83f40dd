import { PermissionMatrixTable } from '#features/access/permissions/permission-matrix-table.tsx'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { Card } from '#ui/layout/card.tsx'

type WithPermissions = RecordValues & { permissions: readonly string[] }

/** Read-only table of a role's permissions in the form. */
export function AllowedCard<Values extends WithPermissions>({ record }: { record: FormRecord<Values> }) {
  const { permissions } = useRecordFields(record).values
  return (
    <Card title={t('Allowed actions')}>
      <PermissionMatrixTable label={t('Allowed actions')} value={permissions} />
    </Card>
  )
}
