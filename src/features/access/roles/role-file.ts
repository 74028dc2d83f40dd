import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Role } from '#schemas/role.ts'

export const roleFile: ListFile<Role> = {
  cells: {
    name: ({ name }) => name,
    description: ({ description }) => description,
    default: role => (role.default ? 'Yes' : 'No'),
    permissions: ({ permissions }) => (permissions.includes('*') ? 'All' : permissions.length),
  },
}
