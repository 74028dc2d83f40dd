import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestIdNumber, longestName } from '#rules/texts.ts'
import { address, addressBody } from './address.ts'
import { username } from './authentication.ts'
import { bankDetails, bankDetailsBody } from './bank-details.ts'
import { id, listOf, optional, orNull, required, stamps, text } from './common.ts'
import { permissionString } from './permission.ts'
import { reference } from './reference.ts'
import { heldRole } from './role.ts'

const userTypes = ['system', 'business', 'collector'] as const
export const userType = z.enum(userTypes)
export type UserType = z.infer<typeof userType>

export const user = z.object({
  id,
  name: text,
  username: text,
  type: userType,
  idNumber: orNull(z.string()),
  businessId: orNull(id),
  businesses: listOf(reference),
  address: orNull(address),
  bankDetails: orNull(bankDetails),
  roles: listOf(heldRole),
  permissions: listOf(z.string()),
  mfaEnabled: z._default(z.boolean(), false),
  mfaVerified: z._default(z.boolean(), false),
  ...stamps,
})
export type User = z.infer<typeof user>

const idAlone = z.object({ id })

export const userBody = z.object({
  name: required(t('Enter a user name'), longestName),
  username,
  type: userType,
  idNumber: z.nullable(optional(longestIdNumber)),
  businessId: z.optional(z.nullable(id)),
  address: z.nullable(addressBody),
  bankDetails: z.nullable(bankDetailsBody),
  permissions: z.array(permissionString),
  businesses: z.array(idAlone),
  roles: z.array(idAlone),
})
export type UserBody = z.infer<typeof userBody>
