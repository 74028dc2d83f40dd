import * as z from 'zod/mini'
import { longestName } from '#rules/texts.ts'
import {
  address,
  addressBody,
  bankDetails,
  bankDetailsBody,
  given,
  id,
  listOf,
  orNull,
  party,
  stamps,
  text,
} from './common.ts'
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
  name: given('Give the business a name', longestName),
  ownerId: id,
  address: z.nullable(addressBody),
  bankDetails: z.nullable(bankDetailsBody),
})
export type BusinessBody = z.infer<typeof businessBody>
