import * as z from 'zod/mini'

/* Fields of report files. Each description is part of the published JSON Schema. */

/** Number as decimal text with all digits, such as "177778.0943". A JSON number would lose digits. */
export const decimal = (description: string) => z.templateLiteral([z.number()]).check(z.describe(description))
export const orUnknown = <Item extends z.ZodMiniType>(item: Item) => z.nullable(item)
export const described = (description: string) => z.string().check(z.describe(description))
export const count = (description: string) => z.int().check(z.gte(0), z.describe(description))
export const day = (description: string) => z.iso.date().check(z.describe(description))
