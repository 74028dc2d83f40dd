import type { ListFile } from '#patterns/list/list-file.ts'
import type { User } from '#schemas/user.ts'

/** The file of a list of users. */
export const userFile: ListFile<User> = {
  cells: { name: ({ name }) => name, username: ({ username }) => username },
}
