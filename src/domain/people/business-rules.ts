import { messagesOf } from '#domain/field-messages.ts'
import { type Business, type BusinessBody, businessBody } from '#schemas/business.ts'
import type { Reference } from '#schemas/reference.ts'
import { type AddressValues, addressOf, addressValues, checkAddress, emptyAddress } from './address-rules.ts'
import { type BankValues, bankDetailsOf, bankValues, checkBankDetails, emptyBank } from './bank-rules.ts'

/** What the form of a business holds. */
export type BusinessValues = { name: string; owner: Reference | null; address: AddressValues; bankDetails: BankValues }

export const newBusiness: BusinessValues = { name: '', owner: null, address: emptyAddress, bankDetails: emptyBank }

/** A saved business as the form holds it. */
export const businessValues = ({ name, address, bankDetails }: Business, owner: Reference | null): BusinessValues => ({
  name,
  owner,
  address: addressValues(address),
  bankDetails: bankValues(bankDetails),
})

/** The body that creates or changes a business. A form without an owner is refused before it is sent. */
export const businessBodyOf = ({ name, owner, address, bankDetails }: BusinessValues): BusinessBody => ({
  name: name.trim(),
  ownerId: owner?.id ?? '',
  address: addressOf(address),
  bankDetails: bankDetailsOf(bankDetails),
})

/** Messages by field of the form for what keeps a business from being saved. */
export function checkBusiness(values: BusinessValues): Record<string, string> {
  const { ownerId: _, ...messages } = messagesOf(businessBody, {
    ...businessBodyOf(values),
    address: null,
    bankDetails: null,
  })
  return {
    ...messages,
    ...(values.owner === null ? { owner: 'Choose an owner' } : {}),
    ...checkAddress(values.address),
    ...checkBankDetails(values.bankDetails),
  }
}
