import { messagesOf } from '#domain/field-messages.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { optionalOf } from '#rules/texts.ts'
import { type Address, addressBody } from '#schemas/address.ts'
import { isSouthAfrica } from './provinces.ts'

/** Address as form values: empty strings for empty fields. */
export type AddressValues = Record<keyof Address, string>

export const emptyAddress: AddressValues = {
  lineOne: '',
  lineTwo: '',
  city: '',
  province: '',
  zipCode: '',
  country: '',
}

/** True if no address was entered. Ignores the country South Africa, which the form prefills. */
export function isEmptyAddress({ country, ...typed }: AddressValues): boolean {
  return Object.values(typed).every(text => text.trim() === '') && isSouthAfrica(country)
}

/** Converts a saved address to form values. */
export const addressValues = (address: Address | null): AddressValues =>
  address === null ? emptyAddress : { ...emptyAddress, ...address, lineTwo: address.lineTwo ?? '' }

/**
 * Returns the address for a request body: trimmed, with null for an empty line two. Returns null if no address was
 * entered.
 */
export function addressOf(values: AddressValues): Address | null {
  if (isEmptyAddress(values)) return null
  return {
    lineOne: values.lineOne.trim(),
    lineTwo: optionalOf(values.lineTwo),
    city: values.city.trim(),
    province: values.province.trim(),
    zipCode: asciiDigits(values.zipCode).trim(),
    country: values.country.trim(),
  }
}

/**
 * Validates an address. Returns messages by field, such as `address.city`. An address is optional. If entered, it must
 * be complete, except for line two. Only South African postal codes must have four digits.
 */
export function checkAddress(values: AddressValues): Record<string, string> {
  const address = addressOf(values)
  if (address === null) return {}
  const messages = messagesOf(addressBody, address, 'address')
  const isForeign = !isSouthAfrica(address.country)
  if (isForeign || address.zipCode === '' || /^\d{4}$/.test(address.zipCode)) return messages
  return { ...messages, 'address.zipCode': t('Enter a postal code with 4 digits. For example, 8001') }
}
