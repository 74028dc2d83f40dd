import { typeNames } from '#domain/people/user-rules.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { User } from '#schemas/user.ts'

export const userFile: ListFile<User> = {
  cells: {
    name: ({ name }) => name,
    username: ({ username }) => username,
    type: ({ type }) => typeNames[type],
    business: ({ businesses }) => businesses.map(({ name }) => name).join(', '),
    roles: ({ roles }) => roles.map(({ name }) => name).join(', '),
  },
}
