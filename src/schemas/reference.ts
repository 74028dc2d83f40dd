import * as z from 'zod/mini'
import { id, text } from './common.ts'

/** Reference to a record; references to users include the username. */
export const reference = z.object({ id, name: text, username: z.optional(text) })
export type Reference = z.infer<typeof reference>

/** Returns the fields of a chosen record that the recent choices store, or null for other values. */
export const keptReference = (item: unknown): Reference | null => reference.safeParse(item).data ?? null
