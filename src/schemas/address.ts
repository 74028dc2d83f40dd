import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestAddress, longestZipCode, optionalOf } from '#rules/texts.ts'
import { optional, orNull, required, text } from './common.ts'

export const address = z.object({
  city: text,
  country: text,
  lineOne: text,
  lineTwo: orNull(z.string()),
  province: text,
  zipCode: text,
})
export type Address = z.infer<typeof address>

/** Schema for request bodies: all fields are required, except for line two. Fields have the order of the form. */
export const addressBody = z.object({
  lineOne: required(t('Enter the street and number, or remove the address'), longestAddress),
  lineTwo: orNull(z.pipe(optional(longestAddress), z.transform(optionalOf))),
  city: required(t('Enter the city, or remove the address'), longestAddress),
  province: required(t('Choose the province, or remove the address'), longestAddress),
  zipCode: required(t('Enter the postal code, or remove the address'), longestZipCode),
  country: required(t('Enter the country, or remove the address'), longestAddress),
})
