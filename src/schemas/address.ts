import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestAddress, longestZipCode, optionalOf } from '#rules/texts.ts'
import { given, optional, orNull, text } from './common.ts'

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
  lineOne: given(t('Enter the street and number, or remove the address'), longestAddress),
  lineTwo: orNull(z.pipe(optional(longestAddress), z.transform(optionalOf))),
  city: given(t('Enter the city, or remove the address'), longestAddress),
  province: given(t('Choose the province, or remove the address'), longestAddress),
  zipCode: given(t('Enter the postal code, or remove the address'), longestZipCode),
  country: given(t('Enter the country, or remove the address'), longestAddress),
})
