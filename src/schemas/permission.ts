import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestPermission } from '#rules/texts.ts'
import { atMost, listOf, text } from './common.ts'

/** Permission string: `*` alone, or segments of letters and digits between dots. Each segment can be `*` instead. */
export const permissionString = z
  .string()
  .check(
    z.regex(/^(?:\*|(?:[a-zA-Z0-9]+|\*)(?:\.(?:[a-zA-Z0-9]+|\*))+|[a-zA-Z0-9]+)$/, t('Not a valid permission')),
    atMost(longestPermission),
  )

export const listedPermission = z.object({ label: text, description: text, value: z.string() })
export type ListedPermission = z.infer<typeof listedPermission>

export type PermissionGroup = { name: string; permissions: ListedPermission[]; subGroups: PermissionGroup[] }

export const permissionGroup: z.ZodMiniType<PermissionGroup> = z.object({
  name: text,
  permissions: listOf(listedPermission),
  get subGroups() {
    return listOf(permissionGroup)
  },
})
