import * as z from 'zod/mini'
import { id, listOf, stamps, text } from './parts.ts'
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

/** The body that creates or changes a role. */
export const roleBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Give the role a name')),
  description: z.string(),
  default: z.optional(z.boolean()),
  permissions: z.array(permissionString),
})
