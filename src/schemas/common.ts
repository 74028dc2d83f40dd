import * as z from 'zod/mini'
import { isUuid } from '#rules/ids.ts'
import type { Fault } from '#rules/sign-in-rules.ts'
import {
  givenFault,
  lengthFault,
  longestAddress,
  longestName,
  longestZipCode,
  optionalFault,
  optionalOf,
} from '#rules/texts.ts'

/** Has a text without a fault by a rule of the domain, whose message it gives. */
const by = (faultOf: Fault<string>) =>
  z.check<string>(({ value, issues }) => {
    const message = faultOf(value)
    if (message !== null) issues.push({ code: 'custom', input: value, message })
  })

/** Text that has no fault by a rule of the domain. */
export const ruled = (faultOf: Fault<string>) => z.string().check(by(faultOf))

/** Has a text of at most so many characters. */
export const atMost = (most: number) => by(text => lengthFault(text, most))

/** Text that has to be there and be seen, without spaces around it; the message stands at its field. */
export const given = (message: string, most: number) =>
  z.string(message).check(
    z.trim(),
    by(text => givenFault(text, message, most)),
  )

/** Text that may be empty, and is to be seen where it is not. */
export const optional = (most: number) => ruled(text => optionalFault(text, most))

/** A uuid of any version, as the server writes them. */
export const id = z.string().check(z.refine(isUuid, 'Not a uuid'))

/** An ISO 8601 date and time, with or without an offset. */
export const dateTime = z.iso.datetime({ offset: true, local: true })

/** A list that a server may leave out or send as null. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.transform((raw: unknown) => raw ?? []),
    z.array(item),
  )

/** A text that a server may leave out or send as null, read as empty. */
export const text = z.pipe(
  z.transform((raw: unknown) => raw ?? ''),
  z.string(),
)

/** A value that a server may leave out, read as null. */
export const orNull = <T extends z.ZodMiniType>(item: T) => z._default(z.nullable(item), null)

/** Fields of which a server may leave out any, read as null. */
export const eachOrNull = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, orNull(field)])) as {
    [Name in keyof Shape]: ReturnType<typeof orNull<Shape[Name]>>
  }

/** A number that a server may send as text ("1.1418"). */
export const numeric = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw)),
  z.number(),
)

/** A number as text ("1.1418") that {@link numeric} reads, so not one beyond what numbers hold; else the message. */
export const numberText = (message: string) =>
  z.string(message).check(z.refine(text => /^-?\d+(?:\.\d+)?$/.test(text) && Number.isFinite(Number(text)), message))

/** A number of 0 or more: a weight in kg, or a value in rand. */
export const quantity = numeric.check(z.gte(0))

/** Gives snake-case keys of the wire their one spelling in the app. */
export const renamed = (names: Readonly<Record<string, string>>) =>
  z.transform((raw: unknown) => {
    if (typeof raw !== 'object' || raw === null) return raw
    const row: Record<string, unknown> = { ...raw }
    for (const [from, to] of Object.entries(names)) {
      if (from in row && row[to] === undefined) row[to] = row[from]
      delete row[from]
    }
    return row
  })

export const address = z.object({
  city: text,
  country: text,
  lineOne: text,
  lineTwo: orNull(z.string()),
  province: text,
  zipCode: text,
})
export type Address = z.infer<typeof address>

/** The writer of an address: complete but for line two. Its fields are in the order of the form. */
export const addressBody = z.object({
  lineOne: given('Type the street and number, or remove the whole address', longestAddress),
  lineTwo: orNull(z.pipe(optional(longestAddress), z.transform(optionalOf))),
  city: given('Type the city, or remove the whole address', longestAddress),
  province: given('Give the province, or remove the whole address', longestAddress),
  zipCode: given('Type the postal code, or remove the whole address', longestZipCode),
  country: given('Type the country, or remove the whole address', longestAddress),
})

export const bankDetails = z.object({
  accountHolder: text,
  accountNumber: text,
  bankName: text,
  branchCode: text,
})
export type BankDetails = z.infer<typeof bankDetails>

/** 5 to 16 digits, with single spaces between them where somebody likes to group them. */
const accountNumber = /^\d(?: ?\d){4,15}$/

/** The writer of bank details: all of them. Its fields are in the order of the form. */
export const bankDetailsBody = z.object({
  bankName: given('Type the name of the bank, or remove all bank details', longestName),
  branchCode: given('Type the branch code, or remove all bank details', longestName).check(
    z.regex(/^\d{6}$/, 'Type the 6 digits of the branch code, such as 632005'),
  ),
  accountNumber: given('Type the account number, or remove all bank details', longestName).check(
    z.regex(accountNumber, 'Type the account number as 5 to 16 digits'),
  ),
  accountHolder: given('Type the name of the account holder, or remove all bank details', longestName),
})

/** When a record was made and last changed. */
export const stamps = { createdAt: dateTime, updatedAt: dateTime }

/** A user or a business where only who it is matters. */
export const party = z.object({ id, name: text, username: z.optional(text) })
export type Party = z.infer<typeof party>
