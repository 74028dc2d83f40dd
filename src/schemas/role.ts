import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestDescription, longestName } from '#rules/texts.ts'
import { atMost, id, listOf, required, stamps, text } from './common.ts'
import { permissionString } from './permission.ts'

export const role = z.object({
  id,
  name: text,
  description: text,
  default: z._default(z.boolean(), false),
  permissions: listOf(z.string()),
  ...stamps,
})

export type Role = z.infer<typeof role>

/** Role of a user or a business. Unreadable permissions become an empty list. */
export const heldRole = z.object({ id, name: text, permissions: z.catch(listOf(z.string()), []) })

export const roleBody = z.object({
  name: required(t('Enter a role name'), longestName),
  description: z.string().check(atMost(longestDescription)),
  default: z.optional(z.boolean()),
  permissions: z.array(permissionString),
})
