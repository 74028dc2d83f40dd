import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestName } from '#rules/texts.ts'
import { address, addressBody } from './address.ts'
import { bankDetails, bankDetailsBody } from './bank-details.ts'
import { id, listOf, orNull, required, stamps, text } from './common.ts'
import { reference } from './reference.ts'
import { heldRole } from './role.ts'

export const business = z.object({
  id,
  name: text,
  ownerId: orNull(id),
  address: orNull(address),
  bankDetails: orNull(bankDetails),
  roles: listOf(heldRole),
  users: listOf(reference),
  ...stamps,
})

export type Business = z.infer<typeof business>

export const businessBody = z.object({
  name: required(t('Enter a business name'), longestName),
  ownerId: id,
  address: z.nullable(addressBody),
  bankDetails: z.nullable(bankDetailsBody),
})
export type BusinessBody = z.infer<typeof businessBody>
