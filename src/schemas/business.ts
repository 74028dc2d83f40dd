import * as z from 'zod/mini'
import { address, addressBody, bankDetails, bankDetailsBody, id, listOf, orNull, party, stamps, text } from './parts.ts'
import { role } from './role.ts'

export const business = z.object({
  id,
  name: text,
  ownerId: orNull(id),
  address: orNull(address),
  bankDetails: orNull(bankDetails),
  roles: listOf(role),
  users: listOf(party),
  ...stamps,
})

export type Business = z.infer<typeof business>

/** The body that creates or changes a business. */
export const businessBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Give the business a name')),
  ownerId: id,
  address: z.nullable(addressBody),
  bankDetails: z.nullable(bankDetailsBody),
})
export type BusinessBody = z.infer<typeof businessBody>
