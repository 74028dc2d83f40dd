import { messagesOf } from '#domain/field-messages.ts'
import { optionalOf } from '#rules/texts.ts'
import { type Address, addressBody } from '#schemas/address.ts'
import { isSouthAfrica } from './provinces.ts'

/** A typed address; empty texts for what is not typed. */
export type AddressValues = Record<keyof Address, string>

export const emptyAddress: AddressValues = {
  lineOne: '',
  lineTwo: '',
  city: '',
  province: '',
  zipCode: '',
  country: '',
}

/**
 * Whether there is nothing to send. A country alone does not count if it is South Africa, which the form fills in by
 * itself.
 */
export function isEmptyAddress({ country, ...typed }: AddressValues): boolean {
  return Object.values(typed).every(text => text.trim() === '') && isSouthAfrica(country)
}

/** A saved address as a form holds it. */
export const addressValues = (address: Address | null): AddressValues =>
  address === null ? emptyAddress : { ...emptyAddress, ...address, lineTwo: address.lineTwo ?? '' }

/** The address to send: trimmed, with an empty line two as null, and null when there is none. */
export function addressOf(values: AddressValues): Address | null {
  if (isEmptyAddress(values)) return null
  return {
    lineOne: values.lineOne.trim(),
    lineTwo: optionalOf(values.lineTwo),
    city: values.city.trim(),
    province: values.province.trim(),
    zipCode: values.zipCode.trim(),
    country: values.country.trim(),
  }
}

/**
 * Messages by field (`address.city`) for what keeps an address from being saved. The whole is optional, but complete
 * once begun, except for line two; a postal code has to have four digits in South Africa only.
 */
export function checkAddress(values: AddressValues): Record<string, string> {
  const address = addressOf(values)
  if (address === null) return {}
  const messages = messagesOf(addressBody, address, 'address')
  const isForeign = !isSouthAfrica(address.country)
  if (isForeign || address.zipCode === '' || /^\d{4}$/.test(address.zipCode)) return messages
  return { ...messages, 'address.zipCode': 'Enter a postal code with 4 digits. For example, 8001' }
}
