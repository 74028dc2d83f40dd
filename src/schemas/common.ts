import * as z from 'zod/mini'
import { isUuid } from '#rules/ids.ts'
import type { Fault } from '#rules/sign-in-rules.ts'
import { givenFault, lengthFault, optionalFault } from '#rules/texts.ts'

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

/**
 * The body of a call that creates a record. `id` is optional: the client makes it, so that a repeated request creates no
 * second record.
 */
export const creationOf = <Shape extends z.core.$ZodShape>(body: z.ZodMiniObject<Shape>) =>
  z.extend(body, { id: z.optional(id) })

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
const numeric = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw)),
  z.number(),
)

/** The text of a factor that is a number. */
export const factorPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** A factor as a number; null, which means unknown, if it is none: "", "n/a", "1,5". */
export function factorNumber(raw: unknown): number | null {
  const number = typeof raw === 'string' && factorPattern.test(raw.trim()) ? Number(raw) : raw
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A CO₂ factor, which some servers keep as free text: see {@link factorNumber}. */
export const factor = z.pipe(z.transform(factorNumber), z.nullable(z.number()))

/** A number as text ("1.1418") that {@link numeric} reads, so not one beyond what numbers hold; else the message. */
export const numberText = (message: string) =>
  z.string(message).check(
    z.regex(/^-?\d+(?:\.\d+)?$/, message),
    z.refine(text => Number.isFinite(Number(text)), message),
  )

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

/** When a record was made and last changed. */
export const stamps = { createdAt: dateTime, updatedAt: dateTime }
