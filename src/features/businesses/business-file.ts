import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Business } from '#schemas/business.ts'

/** The file of the list of businesses. */
export const businessFile: ListFile<Business> = {
  cells: {
    name: ({ name }) => name,
    owner: ({ ownerId, users }) => users.find(({ id }) => id === ownerId)?.name ?? null,
    city: ({ address }) => address?.city ?? null,
  },
}
