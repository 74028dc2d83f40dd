import { t } from '#messages/message.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Role } from '#schemas/role.ts'

export const roleFile: ListFile<Role> = {
  cells: {
    name: ({ name }) => name,
    description: ({ description }) => description,
    default: role => (role.default ? t('Yes') : t('No')),
    permissions: ({ permissions }) => (permissions.includes('*') ? t('All') : permissions.length),
  },
}
