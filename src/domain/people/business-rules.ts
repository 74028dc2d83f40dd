import { messagesOf } from '#domain/field-messages.ts'
import { t } from '#messages/message.ts'
import { type Business, type BusinessBody, businessBody } from '#schemas/business.ts'
import type { Reference } from '#schemas/reference.ts'
import { type AddressValues, addressOf, addressValues, checkAddress, emptyAddress } from './address-rules.ts'
import { type BankValues, bankDetailsOf, bankValues, checkBankDetails, emptyBank } from './bank-rules.ts'

/** Form values of a business. */
export type BusinessValues = { name: string; owner: Reference | null; address: AddressValues; bankDetails: BankValues }

export const newBusiness: BusinessValues = { name: '', owner: null, address: emptyAddress, bankDetails: emptyBank }

/** Converts a saved business to form values. */
export const businessValues = ({ name, address, bankDetails }: Business, owner: Reference | null): BusinessValues => ({
  name,
  owner,
  address: addressValues(address),
  bankDetails: bankValues(bankDetails),
})

/** Returns the request body. Validation rejects a form without an owner before sending. */
export const businessBodyOf = ({ name, owner, address, bankDetails }: BusinessValues): BusinessBody => ({
  name: name.trim(),
  ownerId: owner?.id ?? '',
  address: addressOf(address),
  bankDetails: bankDetailsOf(bankDetails),
})

/** Validates a business. Returns messages by form field. */
export function checkBusiness(values: BusinessValues): Record<string, string> {
  const { ownerId: _, ...messages } = messagesOf(businessBody, {
    ...businessBodyOf(values),
    address: null,
    bankDetails: null,
  })
  return {
    ...messages,
    ...(values.owner === null ? { owner: t('Choose an owner') } : {}),
    ...checkAddress(values.address),
    ...checkBankDetails(values.bankDetails),
  }
}
