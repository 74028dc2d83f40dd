import * as z from 'zod/mini'
import { isUuid } from '#rules/ids.ts'
import type { Fault } from '#rules/sign-in-rules.ts'
import { lengthFault, optionalFault, requiredFault } from '#rules/texts.ts'

/** Converts a validator to a Zod check with the validator's message. */
const by = (faultOf: Fault<string>) =>
  z.check<string>(({ value, issues }) => {
    const message = faultOf(value)
    if (message !== null) issues.push({ code: 'custom', input: value, message })
  })

export const ruled = (faultOf: Fault<string>) => z.string().check(by(faultOf))

export const atMost = (most: number) => by(text => lengthFault(text, most))

/** Required text with visible characters, trimmed. `message` is the error for a missing text. */
export const required = (message: string, most: number) =>
  z.string(message).check(
    z.trim(),
    by(text => requiredFault(text, message, most)),
  )

/** Optional text. If it is not empty, it must have visible characters. */
export const optional = (most: number) => ruled(text => optionalFault(text, most))

/** UUID of any version. */
export const id = z.string().check(z.refine(isUuid, 'Not a uuid'))

/**
 * Schema for the body of a create request. The client can generate the `id`, so that a repeated request creates no
 * second record.
 */
export const creationOf = <Shape extends z.core.$ZodShape>(body: z.ZodMiniObject<Shape>) =>
  z.extend(body, { id: z.optional(id) })

/** ISO 8601 date and time, with or without an offset. */
export const dateTime = z.iso.datetime({ offset: true, local: true })

/** List. If the server omits it or sends null, the result is an empty list. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.transform((raw: unknown) => raw ?? []),
    z.array(item),
  )

/** Text. If the server omits it or sends null, the result is an empty text. */
export const text = z.pipe(
  z.transform((raw: unknown) => raw ?? ''),
  z.string(),
)

/** Value or null. If the server omits it, the result is null. */
export const orNull = <T extends z.ZodMiniType>(item: T) => z._default(z.nullable(item), null)

/** Applies {@link orNull} to each field of a shape. */
export const eachOrNull = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, orNull(field)])) as {
    [Name in keyof Shape]: ReturnType<typeof orNull<Shape[Name]>>
  }

/** Number. The server can also send text ("1.1418"). */
const numeric = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw)),
  z.number(),
)

/** Matches a factor that is a number, with an optional exponent. */
export const factorPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** Matches a factor with an unambiguous decimal comma. Excludes `1,234`, which might mean 1234. */
const commaPattern = /^([+-]?(?!0*[1-9]\d{0,2},\d{3}$)\d*),(\d+(?:[eE][+-]?\d+)?)$/

/** Replaces a decimal comma in a factor with a point, if the comma is unambiguous: see {@link commaPattern}. */
export const factorWithPoint = (text: string) => (commaPattern.test(text.trim()) ? text.trim().replace(',', '.') : text)

/** Parses a factor. Returns null (unknown) if it is not an unambiguous number, such as "", "n/a" or "1,234". */
export function factorNumber(raw: unknown): number | null {
  const text = typeof raw === 'string' ? factorWithPoint(raw) : ''
  const number = factorPattern.test(text.trim()) ? Number(text) : raw
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** CO₂ factor. Some servers store free text, which becomes null: see {@link factorNumber}. */
export const factor = z.pipe(z.transform(factorNumber), z.nullable(z.number()))

/** Number as text, such as "1.1418", within the range of a float. `message` is the error for other texts. */
export const numberText = (message: string) =>
  z.string(message).check(
    z.regex(/^-?\d+(?:\.\d+)?$/, message),
    z.refine(text => Number.isFinite(Number(text)), message),
  )

/** Non-negative number: a weight in kg, or a value in rand. */
export const quantity = numeric.check(z.gte(0))

/** Renames keys of an API object, for example from snake case to camel case. */
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

export const stamps = { createdAt: dateTime, updatedAt: dateTime }
