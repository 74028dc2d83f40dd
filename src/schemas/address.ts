import * as z from 'zod/mini'
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
  lineOne: given('Enter the street and number, or remove the address', longestAddress),
  lineTwo: orNull(z.pipe(optional(longestAddress), z.transform(optionalOf))),
  city: given('Enter the city, or remove the address', longestAddress),
  province: given('Choose the province, or remove the address', longestAddress),
  zipCode: given('Enter the postal code, or remove the address', longestZipCode),
  country: given('Enter the country, or remove the address', longestAddress),
})
