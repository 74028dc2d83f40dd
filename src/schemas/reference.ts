import * as z from 'zod/mini'
import { id, text } from './common.ts'

/** Reference to a record; references to users include the username. */
export const reference = z.object({ id, name: text, username: z.optional(text) })
export type Reference = z.infer<typeof reference>

/** Parses a record of the recent choices. Returns null for other values. */
export const parseReference = (item: unknown): Reference | null => reference.safeParse(item).data ?? null
