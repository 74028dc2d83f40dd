import { messagesOf } from '#domain/field-messages.ts'
import { checkPermissions } from '#domain/permissions/permission-rules.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { usernameIn } from '#rules/sign-in-rules.ts'
import { optionalOf } from '#rules/texts.ts'
import type { Reference } from '#schemas/reference.ts'
import { type User, type UserBody, type UserType, userBody } from '#schemas/user.ts'
import { type AddressValues, addressOf, addressValues, checkAddress, emptyAddress } from './address-rules.ts'
import { type BankValues, bankDetailsOf, bankValues, checkBankDetails, emptyBank } from './bank-rules.ts'

export const typeNames: Readonly<Record<UserType, string>> = {
  system: t('Administrator'),
  business: t('Business'),
  collector: t('Collector'),
}

/** Role of a user. `permissions` is undefined if the response lacks them. */
export type RoleOfUser = Reference & { permissions?: readonly string[] }

export type UserValues = {
  name: string
  username: string
  type: UserType | null
  idNumber: string
  /** Main business. */
  business: Reference | null
  /** Additional businesses. */
  businesses: readonly Reference[]
  /** Roles, editable only for a new user. For a saved user, separate requests assign and remove roles. */
  roles: readonly RoleOfUser[]
  permissions: readonly string[]
  address: AddressValues
  bankDetails: BankValues
}

export const newUser: UserValues = {
  name: '',
  username: '',
  type: null,
  idNumber: '',
  business: null,
  businesses: [],
  roles: [],
  permissions: [],
  address: emptyAddress,
  bankDetails: emptyBank,
}

const referenceOf = ({ id, name }: Reference): Reference => ({ id, name })

/** True if a response lacks the main business of a user. */
export const lacksBusiness = ({ businessId, businesses }: Pick<User, 'businessId' | 'businesses'>) =>
  businessId !== null && !businesses.some(({ id }) => id === businessId)

/**
 * Converts a saved user to form values. `main` is the main business if the response lacks it, or null if it can't be
 * read.
 */
export function userValues(
  { businessId, businesses, roles, address, bankDetails, ...user }: User,
  main: Reference | null = null,
): UserValues {
  // Keeps a business that the response did not include. Otherwise, saving would remove the user from it.
  const unseen = businessId === null ? null : (main ?? { id: businessId, name: t('A business that you can’t view') })
  const business = businesses.find(({ id }) => id === businessId) ?? unseen
  return {
    name: user.name,
    username: user.username,
    type: user.type,
    idNumber: user.idNumber ?? '',
    business: business ? referenceOf(business) : null,
    businesses: businesses.filter(({ id }) => id !== businessId).map(referenceOf),
    roles: roles.map(role => ({ ...referenceOf(role), permissions: role.permissions })),
    permissions: user.permissions,
    address: addressValues(address),
    bankDetails: bankValues(bankDetails),
  }
}

/** Converts form values to a request body. */
export function userBodyOf({ business, businesses, type, ...values }: UserValues): UserBody {
  const others = businesses.filter(({ id }) => id !== business?.id)
  return {
    name: values.name.trim(),
    username: usernameIn(values.username),
    // The form's validation rejects an empty type before this body is sent.
    type: type as UserType,
    idNumber: optionalOf(asciiDigits(values.idNumber)),
    businessId: business?.id ?? null,
    address: addressOf(values.address),
    bankDetails: bankDetailsOf(values.bankDetails),
    permissions: [...values.permissions],
    businesses: [...(business ? [business] : []), ...others].map(({ id }) => ({ id })),
    roles: values.roles.map(({ id }) => ({ id })),
  }
}

/** Validates a user. Returns messages by field, in the order of the form. */
export function checkUser(values: UserValues): Record<string, string> {
  // Addresses, bank details and permissions have their own validation functions.
  const others = { ...userBodyOf(values), address: null, bankDetails: null, permissions: [] }
  return {
    ...messagesOf(userBody, others),
    ...(values.type === null ? { type: t('Choose a user type') } : {}),
    ...checkAddress(values.address),
    ...checkBankDetails(values.bankDetails),
    ...checkPermissions(values.permissions),
  }
}
