import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Business } from '#schemas/business.ts'

export const businessFile: ListFile<Business> = {
  cells: {
    name: ({ name }) => name,
    owner: ({ ownerId, users }) => users.find(({ id }) => id === ownerId)?.name ?? null,
    city: ({ address }) => address?.city ?? null,
    province: ({ address }) => address?.province ?? null,
    users: ({ users }) => (users.length === 0 ? null : users.length),
  },
}
