import { may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'

type Resource = 'transactions' | 'collections'

/** The permissions for the lines of a saved record, which are saved by calls of their own. */
export const linePermissionsOf = (user: User, resource: Resource) => ({
  mayAdd: may(user, `${resource}.materials.create`) && may(user, `${resource}.materials.assign`),
  mayChange: may(user, `${resource}.materials.update`),
  mayRemove: may(user, `${resource}.materials.delete`),
})

/** Whether a user may change anything of a saved record: its fields, or its lines. */
export const mayWorkOn = (user: User, resource: Resource): boolean =>
  may(user, `${resource}.update`) || Object.values(linePermissionsOf(user, resource)).includes(true)
